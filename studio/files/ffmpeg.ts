import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { RATE, type Stereo } from '../dsp/stereo.ts';

export const RAW = ['-f', 'f32le', '-ar', String(RATE), '-ac', '2'];

/** LAME turns everything down by this at constant rates; what goes in is turned up to meet it. */
const LAME_SCALE = 0.95;

type Tags = { title: string; artist: string };

/** Both sides interleaved, as ffmpeg reads and writes them; also what the hash of a render is taken of. */
export function interleave(sound: Stereo, gain = 1): Buffer {
  const samples = new Float32Array(sound.left.length * 2);
  for (let i = 0; i < sound.left.length; i++) {
    samples[2 * i] = (sound.left[i] as number) * gain;
    samples[2 * i + 1] = (sound.right[i] as number) * gain;
  }
  return Buffer.from(samples.buffer);
}

/** MP3 at a constant rate: every browser plays it, and a seek lands where it should. */
export function encodeMp3(sound: Stereo, file: string, kilobits: number, tags: Tags): void {
  mkdirSync(dirname(file), { recursive: true });
  const words = ['-metadata', `title=${tags.title}`, '-metadata', `artist=${tags.artist}`];
  const quality = [
    '-c:a',
    'libmp3lame',
    '-b:a',
    `${kilobits}k`,
    '-compression_level',
    '5',
    '-fflags',
    '+bitexact',
  ];
  ffmpeg(
    [...RAW, '-i', 'pipe:0', ...quality, '-map_metadata', '-1', ...words, '-id3v2_version', '3', file],
    interleave(sound, 1 / LAME_SCALE),
  );
}

export function decode(file: string): Stereo {
  const bytes = ffmpeg(['-i', file, ...RAW, 'pipe:1']);
  const samples = new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.byteLength / 4));
  const left = new Float32Array(samples.length / 2);
  const right = new Float32Array(samples.length / 2);
  for (let i = 0; i < left.length; i++) {
    left[i] = samples[2 * i] as number;
    right[i] = samples[2 * i + 1] as number;
  }
  return { left, right };
}

export function ffmpeg(args: string[], input?: Buffer): Buffer {
  const result = spawnSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    input,
    maxBuffer: 2 ** 30,
  });
  if (result.error)
    throw new Error('ffmpeg is needed to make or to check the encoded files; it is in Debian as "ffmpeg"', {
      cause: result.error,
    });
  if (result.status !== 0) throw new Error(`ffmpeg: ${result.stderr.toString()}`);
  return result.stdout;
}
