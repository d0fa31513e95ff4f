import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Stereo } from '../dsp/stereo.ts';
import { ffmpeg, interleave, RAW } from '../files/ffmpeg.ts';
import { sha256 } from '../files/measured.ts';
import { MEASURED_FILMS, PUBLIC } from '../files/places.ts';
import { HEIGHT, WIDTH } from './cameras.ts';
import { type Film, FRAMES_A_SECOND, frames } from './film.ts';
import { type FilmMeasures, measureFilm } from './measure-film.ts';

export type FilmWork = {
  film: Film;
  /** Moment of the frame that stands for the film before it plays. */
  poster: number;
  sound?: () => Stereo;
  /** Quality of both encodings: a smaller number is better and larger. */
  crf: { mp4: number; webm: number };
};

type FilmRecords = { [path: string]: { sha256: string; bytes: number; measures?: FilmMeasures } };

const RGB = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${WIDTH}x${HEIGHT}`,
  '-r',
  String(FRAMES_A_SECOND),
];
/** Drawn larger than shown: the grains become finer and softer, and cost fewer bits. */
const SHOWN = ['-vf', 'scale=960:540:flags=area,gblur=sigma=0.5'];
const COLOURS = [
  '-pix_fmt',
  'yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
];
const EXACT = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];

export async function makeFilm(work: FilmWork): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const master = join(folder, 'master.mkv');
  const sound = join(folder, 'sound.f32');
  await writeMaster(work.film, master);
  if (work.sound) writeFileSync(sound, interleave(work.sound()));
  const inputs = ['-i', master, ...(work.sound ? [...RAW, '-i', sound] : [])];
  const out = (ending: string) => `film/${work.film.name}${ending}`;
  mkdirSync(dirname(PUBLIC + out('')), { recursive: true });
  // aq-mode 3 spends more bits on dark slopes, which would break into bands first.
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'fast',
    '-profile:v',
    'high',
    '-crf',
    String(work.crf.mp4),
    '-x264-params',
    'aq-mode=3',
  ];
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    String(work.crf.webm),
    '-cpu-used',
    '5',
    '-row-mt',
    '1',
    '-g',
    '240',
  ];
  ffmpeg([
    ...inputs,
    ...SHOWN,
    ...h264,
    ...COLOURS,
    '-c:a',
    'aac',
    '-b:a',
    '128k',
    '-movflags',
    '+faststart',
    ...EXACT,
    PUBLIC + out('.mp4'),
  ]);
  ffmpeg([
    ...inputs,
    ...SHOWN,
    ...vp9,
    ...COLOURS,
    '-c:a',
    'libopus',
    '-b:a',
    '96k',
    ...EXACT,
    PUBLIC + out('.webm'),
  ]);
  rmSync(folder, { recursive: true });
  for (const path of [out('.mp4'), out('.webm')]) record(path, measureFilm(PUBLIC + path));
  makePoster(work);
}

/** The frame that stands for the film, at full size. */
export function makePoster(work: FilmWork): void {
  const path = `film/${work.film.name}-poster.webp`;
  const still = frames(work.film, work.poster, work.poster + 1 / FRAMES_A_SECOND).next().value;
  ffmpeg([...RGB, '-i', 'pipe:0', '-c:v', 'libwebp', '-quality', '82', ...EXACT, PUBLIC + path], still);
  record(path);
}

/** All frames, without loss, so that both encodings start from the same picture. */
async function writeMaster(film: Film, file: string): Promise<void> {
  const lossless = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-qp',
    '0',
  ];
  const encoder = spawn('ffmpeg', [
    '-loglevel',
    'error',
    '-y',
    ...RGB,
    '-i',
    'pipe:0',
    ...lossless,
    '-pix_fmt',
    'yuv420p',
    file,
  ]);
  const ended = once(encoder, 'close');
  for (const frame of frames(film)) if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} while it took in ${film.name}`);
}

export function readFilmRecords(): FilmRecords {
  return existsSync(MEASURED_FILMS) ? (JSON.parse(readFileSync(MEASURED_FILMS, 'utf8')) as FilmRecords) : {};
}

function record(path: string, measures?: FilmMeasures): void {
  const bytes = readFileSync(PUBLIC + path);
  const records = { ...readFilmRecords(), [path]: { sha256: sha256(bytes), bytes: bytes.length, measures } };
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(5)) : value;
  writeFileSync(MEASURED_FILMS, `${JSON.stringify(records, rounded, 2)}\n`);
}
