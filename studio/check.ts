import { existsSync, readFileSync } from 'node:fs';
import { decode } from './files/ffmpeg.ts';
import { readRecords, sha256, writeRecord } from './files/measured.ts';
import { PUBLIC } from './files/places.ts';
import { distances } from './measure/distinctness.ts';
import { NEAREST_NEIGHBOUR } from './measure/limits.ts';
import { faults, type Measures, measure } from './measure/measures.ts';
import { SONG_WORKS, type Work } from './works.ts';

/** Measures encoded files anew, prints the table, and returns how many things are wrong. */
export function check(works: readonly Work[]): number {
  const wrong: string[] = [];
  const rows = works.map((work) => {
    const file = PUBLIC + work.path;
    if (!existsSync(file)) {
      wrong.push(`${work.path} is missing`);
      return [work.name];
    }
    const bytes = readFileSync(file);
    const record = readRecords()[work.path];
    if (record?.sha256 !== sha256(bytes)) wrong.push(`${work.path} is not the file that was rendered last`);
    const measures = measure(decode(file), work.subject);
    if (record) writeRecord(work.path, { ...record, measures });
    for (const fault of faults(measures, work.subject.kind)) wrong.push(`${work.name}: ${fault}`);
    return [work.name, ...figures(measures)];
  });
  printTable([HEADINGS, ...rows]);
  wrong.push(...tooAlike());
  console.log(wrong.length === 0 ? '\neverything within its limits' : `\n${wrong.join('\n')}`);
  return wrong.length;
}

const HEADINGS = [
  'file',
  's',
  'LUFS',
  'LRA',
  'dBTP',
  'offset',
  'quiet',
  'corr',
  'mono',
  'moves',
  'repeat',
  'cents',
  'seam',
  'burst',
];

function figures(m: Measures): string[] {
  const show = (value: number | undefined, digits: number) => value?.toFixed(digits) ?? '';
  return [
    show(m.seconds, 2),
    show(m.lufs, 2),
    show(m.range, 1),
    show(m.truePeak, 1),
    m.offset.toExponential(0),
    show(m.quietest, 0),
    show(m.correlation, 2),
    show(m.monoLoss, 1),
    show(m.movement, 1),
    show(m.closestRepeat, 2),
    show(m.tonicCents, 1),
    show(m.seamFlux, 2),
    show(m.seamBurst, 1),
  ];
}

function tooAlike(): string[] {
  const records = readRecords();
  const known = SONG_WORKS.flatMap((work) => {
    const features = records[work.path]?.measures.features;
    return features ? [{ id: work.name, features }] : [];
  });
  const pairs = distances(known);
  const nearest = pairs.slice(0, 5).map((pair) => `${pair.a} and ${pair.b} ${pair.distance.toFixed(2)}`);
  console.log(`\n${pairs.length} pairs; the nearest: ${nearest.join('; ')}`);
  return pairs
    .filter((pair) => pair.distance < NEAREST_NEIGHBOUR)
    .map((pair) => `${pair.a} and ${pair.b} are alike: ${pair.distance.toFixed(2)}`);
}

function printTable(rows: string[][]): void {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  for (const row of rows) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
  }
}
