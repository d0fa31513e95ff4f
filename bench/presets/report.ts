import type { Certificate } from '#contract/entities/certificate.ts';
import { type Preset, presetCategories } from '#contract/entities/preset.ts';
import { presetLimits } from './certify.ts';

/** The catalogue and its certificates in tables. The same catalogue makes the same words, which a test relies on. */
export function writeReport(
  presets: readonly Preset[],
  certificates: readonly Certificate[],
  version: string,
): string {
  const numbers = presets.reduce((sum, one) => sum + one.frequencies.length, 0);
  const free = presets.filter((one) => !one.isPremium).length;
  return `# The catalogue in figures

Written by \`npm run bench -- presets\`; a test fails when it no longer belongs to the catalogue.
${presets.length} presets with ${numbers} frequency values; ${free} free, ${presets.length - free} premium.

## What was measured

Each preset was applied and stopped as a listener does it, and rendered by the engine of version ${version} in Chromium, at 48 kHz and with the limiter in circuit. Frequencies are those of the three tones, or pulses below hearing, that a preset sounds; loudness is with the mixer as a first visit finds it, true peak with every fader and every volume at 100 %. Errors are rounded up; a click below −100 dB counts as −100, and there is none to be heard.

${measuredTable(presets, certificates)}

## By category

${countTable('category', presets, (one) => one.category, presetCategories)}

## By evidence

\`none\`: nobody has studied it. \`tradition\`: it is handed down, and was not studied. \`mixed\`: studies disagree. \`some-trials\`: some trials point one way.

${countTable('grade', presets, (one) => one.evidence.grade)}

## By family and origin

${familyTable(presets)}
`;
}

interface Column {
  readonly what: string;
  readonly read: (certificate: Certificate) => number | null;
  readonly limit: string;
  readonly unit: string;
  /** Which end is the bad one. */
  readonly worst: (values: readonly number[]) => number;
}

const highest = (values: readonly number[]) => Math.max(...values);
const lowest = (values: readonly number[]) => Math.min(...values);

const columns: readonly Column[] = [
  {
    what: 'frequency error',
    read: (one) => one.frequencyErrorHz,
    limit: `< ${presetLimits.errorHz}`,
    unit: 'Hz',
    worst: highest,
  },
  {
    what: 'beat error',
    read: (one) => one.beatErrorHz,
    limit: `< ${presetLimits.errorHz}`,
    unit: 'Hz',
    worst: highest,
  },
  {
    what: 'true peak',
    read: (one) => one.truePeakDbtp,
    limit: `≤ ${presetLimits.truePeakDbtp}`,
    unit: 'dBTP',
    worst: highest,
  },
  {
    what: 'click above 4 kHz at start and stop',
    read: (one) => one.clickDbr,
    limit: `≤ ${presetLimits.clickDbr}`,
    unit: 'dB of the tone',
    worst: highest,
  },
  {
    what: 'softest',
    read: (one) => one.loudnessLufs,
    limit: `≥ ${presetLimits.leastLufs}`,
    unit: 'LUFS',
    worst: lowest,
  },
  { what: 'loudest', read: (one) => one.loudnessLufs, limit: '', unit: 'LUFS', worst: highest },
];

function measuredTable(presets: readonly Preset[], certificates: readonly Certificate[]): string {
  const rows = columns.map(({ what, read, limit, unit, worst }) => {
    const values = certificates.map(read).filter((value) => value !== null);
    const value = worst(values);
    const reached = certificates.filter((one) => read(one) === value);
    const name = presets.find((one) => one.id === reached[0]?.presetId)?.name ?? '';
    const others = reached.length > 1 ? ` and ${reached.length - 1} more` : '';
    return [
      what,
      signed(limit),
      `${signed(plain(value))} ${unit}`,
      `${name}${others}`,
      String(values.length),
    ];
  });
  return table(['', 'must be', 'worst', 'of', 'measured on'], rows);
}

function countTable(
  head: string,
  presets: readonly Preset[],
  read: (preset: Preset) => string,
  order: readonly string[] = [...new Set(presets.map(read))].toSorted(),
): string {
  const rows = order.map((value) => {
    const some = presets.filter((one) => read(one) === value);
    const free = some.filter((one) => !one.isPremium).length;
    return [value, some.length, free, some.length - free].map(String);
  });
  return table([head, 'presets', 'free', 'premium'], rows);
}

function familyTable(presets: readonly Preset[]): string {
  const families = [...new Set(presets.map((one) => one.family ?? ''))];
  const rows = families.map((family) => {
    const some = presets.filter((one) => (one.family ?? '') === family);
    const origins = [...new Set(some.map((one) => one.origin))];
    const shown = origins.length > 6 ? [...origins.slice(0, 5), `${origins.length - 5} more`] : origins;
    return [family, String(some.length), some[0]?.isPremium ? 'premium' : 'free', shown.join('; ')];
  });
  return table(['family', 'presets', '', 'origin'], rows);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Small numbers in full: 0.00002 and not 2e-5. */
function plain(value: number): string {
  return Math.abs(value) < 0.001 ? value.toFixed(5) : String(value);
}

function signed(text: string): string {
  return text.replaceAll('-', '−');
}
