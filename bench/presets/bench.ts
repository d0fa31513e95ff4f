import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fingerprintOf } from '#catalogue/fingerprint.ts';
import { presets } from '#catalogue/presets.ts';
import type { Certificate } from '#contract/entities/certificate.ts';
import type { Preset } from '#contract/entities/preset.ts';
import { withBenchPage } from '../browser.ts';
import { certify, faultsOf } from './certify.ts';
import type { PresetsPage } from './page.ts';
import { writeReport } from './report.ts';

declare const benchPage: PresetsPage;

const root = resolve(import.meta.dirname, '../..');
const certificatesFile = resolve(root, 'catalogue/certificates.json');
const reportFile = resolve(root, 'docs/catalogue-report.md');

/** A certificate as it is kept: with the fingerprint of the numbers that were measured. */
interface KeptCertificate extends Certificate {
  readonly numbers: string;
}

interface Kept {
  readonly version: string;
  readonly certificates: readonly KeptCertificate[];
}

/**
 * Renders presets with the engine that plays them, and writes what was measured into the catalogue and a report.
 * `npm run bench -- presets` measures those whose numbers have changed, `… presets --all` every one, as it must be
 * after a change of the engine. Each certificate is kept as soon as it is there, so that a run can be broken off.
 */
export async function bench(argv: string[]): Promise<void> {
  const version = await productVersion();
  const before = await readKept();
  const isAll = argv.includes('--all') || before.version !== version;
  const kept = new Map<number, KeptCertificate>();
  for (const preset of presets) {
    const old = before.certificates.find((one) => one.presetId === preset.id);
    if (old && !isAll && old.numbers === fingerprintOf(preset)) kept.set(preset.id, old);
  }
  const missing = presets.filter((preset) => !kept.has(preset.id));
  const faults: string[] = [];
  const keep = async (preset: Preset, { presetId, ...figures }: Certificate) => {
    kept.set(presetId, { presetId, numbers: fingerprintOf(preset), ...figures });
    await writeFile(certificatesFile, asJson(version, [...kept.values()]));
    for (const fault of faultsOf({ presetId, ...figures })) faults.push(`${preset.name}: ${fault}`);
  };
  if (missing.length > 0) await measure(missing, keep);
  await writeFile(certificatesFile, asJson(version, [...kept.values()]));
  await writeFile(reportFile, writeReport(presets, [...kept.values()].toSorted(byPreset), version));
  console.log(`${missing.length} measured, ${kept.size} certificates, and docs/catalogue-report.md`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

function measure(
  missing: readonly Preset[],
  keep: (preset: Preset, certificate: Certificate) => Promise<void>,
): Promise<void> {
  return withBenchPage('presets', async (page) => {
    for (const preset of missing) {
      const { id, name } = preset;
      const certificate = certify(id, await page.evaluate((wanted) => benchPage.measure(wanted), id));
      const { frequencyErrorHz, beatErrorHz, loudnessLufs, truePeakDbtp, clickDbr } = certificate;
      console.log(
        `${id} ${name}: ${frequencyErrorHz} Hz, beat ${beatErrorHz ?? '–'} Hz, ${loudnessLufs} LUFS, ${truePeakDbtp} dBTP, click ${clickDbr} dBr`,
      );
      await keep(preset, certificate);
    }
  });
}

async function productVersion(): Promise<string> {
  return (JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8')) as { version: string }).version;
}

async function readKept(): Promise<Kept> {
  if (!existsSync(certificatesFile)) return { version: '', certificates: [] };
  return JSON.parse(await readFile(certificatesFile, 'utf8')) as Kept;
}

const byPreset = (a: Certificate, b: Certificate) => a.presetId - b.presetId;

/** One line a preset, so that a change can be read. */
function asJson(version: string, certificates: readonly KeptCertificate[]): string {
  const lines = certificates.toSorted(byPreset).map((one) => `    ${JSON.stringify(one)}`);
  return `{\n  "version": ${JSON.stringify(version)},\n  "certificates": [\n${lines.join(',\n')}\n  ]\n}\n`;
}
