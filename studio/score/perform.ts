import { randomFrom } from '#cymatics/sand/random.ts';
import { throughPoints } from '../dsp/curves.ts';
import { between, gaussian, type Random, seedFor } from '../dsp/random.ts';
import { reverberate } from '../dsp/reverb.ts';
import { decibels, RATE, type Stereo, silence } from '../dsp/stereo.ts';
import type { Note } from '../instruments/instrument.ts';
import { readLine, type Written } from './notation.ts';
import { ratioOf } from './scales.ts';
import type { Part, Scattered, Song } from './song.ts';

/** Plays a song: every part in its place, then the room's answer. Not yet levelled. */
export function perform(song: Song, tell: (line: string) => void = () => {}): Stereo {
  const dry = silence(song.seconds);
  const sent = silence(song.seconds);
  const stage = silence(song.seconds);
  for (const part of song.parts) {
    const began = performance.now();
    stage.left.fill(0);
    stage.right.fill(0);
    const random = randomFrom(seedFor(`${song.id}/${part.name}`));
    const notes = notesOf(song, part, random);
    for (const note of notes) part.instrument(stage, note, random);
    mixDown(song, part, stage, dry, sent);
    tell(`  ${part.name}: ${notes.length} notes, ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  const wet = reverberate(sent, song.room);
  const gain = decibels(song.room.level);
  for (let i = 0; i < dry.left.length; i++) {
    dry.left[i] = (dry.left[i] as number) + (wet.left[i] as number) * gain;
    dry.right[i] = (dry.right[i] as number) + (wet.right[i] as number) * gain;
  }
  return dry;
}

/** The notes a part plays, in seconds and hertz, as a person would: a little loose, never twice equally strong. */
export function notesOf(song: Song, part: Part, random: Random): Note[] {
  const notes: Note[] = [];
  let start = 0;
  for (const [section, beats] of song.form) {
    const line = part.lines[section];
    const written =
      line === undefined
        ? []
        : typeof line === 'string'
          ? read(song, part, section, line, beats)
          : scatter(song, line, beats, random);
    for (const w of written) {
      w.ratios.forEach((ratio, k) => {
        notes.push({
          at: Math.max(
            0,
            (start + w.beat) * song.beat + (part.strum ?? 0) * k + (part.loose ?? 0) * gaussian(random),
          ),
          seconds: w.beats * song.beat,
          hz: part.fixedHz ?? song.tonic * 2 ** part.octave * ratio,
          force: w.accent * between(random, 0.88, 1.08),
          pan: (part.pan ?? 0) + (part.spread ?? 0) * between(random, -1, 1),
        });
      });
    }
    start += beats;
  }
  return notes;
}

function read(song: Song, part: Part, section: string, line: string, beats: number): Written[] {
  const notes = readLine(line, song.scale);
  // A held note may reach into the next section, but none may begin there.
  const last = notes.at(-1)?.beat ?? 0;
  if (last >= beats)
    throw new Error(
      `${song.id}: ${part.name} begins a note at beat ${last} of ${section}, which has ${beats}`,
    );
  return notes;
}

function scatter(song: Song, line: Scattered, beats: number, random: Random): Written[] {
  const pitches = line.scatter.split(/\s+/);
  const written: Written[] = [];
  for (let beat = 0; ; ) {
    beat -= Math.log(1 - random()) / line.rate;
    if (beat >= beats) return written;
    const pitch = pitches[Math.floor(random() * pitches.length)] ?? '1';
    written.push({ beat, beats: 1, ratios: [ratioOf(pitch, song.scale)], accent: between(random, 0.5, 1.1) });
  }
}

function mixDown(song: Song, part: Part, stage: Stereo, dry: Stereo, sent: Stereo): void {
  const points: [number, number][] = [];
  let start = 0;
  let last = 0;
  for (const [section, beats] of song.form) {
    last = part.arc?.[section] ?? last;
    points.push([start * song.beat, last]);
    start += beats;
  }
  const arc = throughPoints(points);
  const room = decibels(part.room);
  let gain = 0;
  let step = 0;
  for (let i = 0; i < dry.left.length; i++) {
    if (i % 64 === 0) {
      gain = decibels(part.level + arc(i / RATE)) * pulse(part, i / RATE);
      step = (decibels(part.level + arc((i + 64) / RATE)) * pulse(part, (i + 64) / RATE) - gain) / 64;
    }
    const l = (stage.left[i] as number) * gain;
    const r = (stage.right[i] as number) * gain;
    dry.left[i] = (dry.left[i] as number) + l;
    dry.right[i] = (dry.right[i] as number) + r;
    sent.left[i] = (sent.left[i] as number) + l * room;
    sent.right[i] = (sent.right[i] as number) + r * room;
    gain += step;
  }
}

function pulse(part: Part, t: number): number {
  if (!part.pulse) return 1;
  return 1 - part.pulse.depth * (0.5 + 0.5 * Math.cos(2 * Math.PI * part.pulse.hz * t));
}
