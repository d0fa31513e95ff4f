import { readFileSync, statSync } from 'node:fs';
import { decode, encodeMp3, interleave } from './files/ffmpeg.ts';
import { sha256, writeRecord } from './files/measured.ts';
import { PUBLIC } from './files/places.ts';
import { measure } from './measure/measures.ts';
import { ARTIST } from './songs/all-songs.ts';
import type { Work } from './works.ts';

/** Renders a work, encodes it, and writes down what the encoded file measures. */
export function make(work: Work): void {
  const began = performance.now();
  const sound = work.render();
  const file = PUBLIC + work.path;
  encodeMp3(sound, file, work.kilobits, { title: work.title, artist: ARTIST });
  writeRecord(work.path, {
    pcm: sha256(interleave(sound)),
    sha256: sha256(readFileSync(file)),
    bytes: statSync(file).size,
    measures: measure(decode(file), work.subject),
  });
  console.log(`${work.path}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}
