import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { songs as catalogue } from '#catalogue/songs.ts';
import { ambience, riverTrack } from '#contract/rules/sound-defaults.ts';
import { WRAP } from './dsp/loop.ts';
import { readRecords } from './files/measured.ts';
import { PUBLIC } from './files/places.ts';
import { distances } from './measure/distinctness.ts';
import { NEAREST_NEIGHBOUR } from './measure/limits.ts';
import { faults } from './measure/measures.ts';
import { AMBIENCE_PERIOD } from './pieces/auth-ambience.ts';
import { SONGS } from './songs/all-songs.ts';
import { OTHER_WORKS, SONG_WORKS, type Work } from './works.ts';

const records = readRecords();
/** Seconds between the catalogue's length and the file's. */
const LENGTH_ERROR = 0.05;

/** The committed file is, byte for byte, the one that was measured, and its measures keep every limit. */
function expectSound(work: Work | undefined): void {
  if (!work) throw new Error('no such work');
  const record = records[work.path];
  if (!record) throw new Error(`${work.path} was never measured`);
  const bytes = readFileSync(PUBLIC + work.path);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(record.sha256);
  expect(faults(record.measures, work.subject.kind)).toEqual([]);
}

const other = (name: string) => OTHER_WORKS.find((work) => work.name === name);

describe('the committed sound files', () => {
  it('MUSIC-02 are fourteen songs by one artist, with ids, titles, lengths and tonics that all differ', () => {
    expect(catalogue).toHaveLength(14);
    for (const key of ['id', 'title', 'src', 'durationSeconds', 'tonic'] as const) {
      expect(new Set(catalogue.map((song) => song[key])).size).toBe(14);
    }
    expect(new Set(catalogue.map((song) => song.artist))).toEqual(new Set(['Cymara Sound Research Group']));
    const made = (song: { id: string; title: string; tonic: number }) => [song.id, song.title, song.tonic];
    expect(catalogue.map(made)).toEqual(SONGS.map(made));
    expect(catalogue.map((song) => song.src)).toEqual(SONG_WORKS.map((work) => `/${work.path}`));
  });

  it.each(SONG_WORKS.map((work) => [work.title, work] as const))(
    'MUSIC-03 “%s” is the file that was measured, and moves, breathes and keeps its loudness',
    (_, work) => expectSound(work),
  );

  it('MUSIC-03 no two songs sound alike', () => {
    const known = SONG_WORKS.map((work) => ({
      id: work.name,
      features: records[work.path]?.measures.features ?? [],
    }));
    const pairs = distances(known);
    expect(pairs).toHaveLength(91);
    expect(pairs[0]?.distance).toBeGreaterThanOrEqual(NEAREST_NEIGHBOUR);
  });

  it('MUSIC-02 last as long as the catalogue says', () => {
    for (const [i, work] of SONG_WORKS.entries()) {
      const seconds = records[work.path]?.measures.seconds ?? 0;
      expect(Math.abs((catalogue[i]?.durationSeconds ?? 0) - seconds)).toBeLessThan(LENGTH_ERROR);
      expect(Math.abs((SONGS[i]?.seconds ?? 0) - seconds)).toBeLessThan(LENGTH_ERROR);
    }
  });

  it('RIVER-08 the river is the file that was measured, and turns without a seam where players turn it', () => {
    const river = other('river');
    expectSound(river);
    expect(river?.subject).toMatchObject({ loop: [riverTrack.loopStart, riverTrack.loopEnd] });
    expect([river?.title, `/${river?.path}`]).toEqual([riverTrack.title, riverTrack.src]);
  });
  it('LAND-08 the demo clip is the file that was measured', () => expectSound(other('landing-demo')));
  it('AUTH-02 the ambience is the file that was measured, and turns without a seam', () =>
    expectSound(other('auth-ambience')));
  it('AUTH-03 the sign-in page turns where the recording of the ambience does', () => {
    expect(ambience).toMatchObject({ loopStart: WRAP, loopEnd: WRAP + AMBIENCE_PERIOD });
  });
});
