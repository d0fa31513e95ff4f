import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { decode, encodeMp3, interleave } from './files/ffmpeg.ts';
import { readRecords, sha256, writeRecord } from './files/measured.ts';
import { CATALOGUE_OF_SONGS, PUBLIC } from './files/places.ts';
import { measure } from './measure/measures.ts';
import { ARTIST, SONGS } from './songs/all-songs.ts';
import { songPath, type Work } from './works.ts';

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

/** The songs as the catalogue wants them, with what was measured in their files. */
export function writeCatalogue(): void {
  const records = readRecords();
  const songs = SONGS.flatMap((song) => {
    const measures = records[songPath(song)]?.measures;
    if (!measures) return [];
    return {
      id: song.id,
      title: song.title,
      artist: ARTIST,
      src: `/${songPath(song)}`,
      durationSeconds: Number(measures.seconds.toFixed(2)),
      loudness: Number(measures.lufs.toFixed(1)),
      tonic: song.tonic,
    };
  });
  writeFileSync(CATALOGUE_OF_SONGS, `${JSON.stringify(songs, null, 2)}\n`);
}
