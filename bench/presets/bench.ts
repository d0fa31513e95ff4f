import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fingerprintOf } from '#catalogue/fingerprint.ts';
import { presets } from '#catalogue/presets.ts';
import type { Certificate } from '#contract/entities/certificate.ts';
import { withBenchPage } from '../browser.ts';
import { certify, faultsOf } from './certify.ts';
import type { PresetsPage } from './page.ts';
import { writeReport } from './report.ts';

declare const benchPage: PresetsPage;

const root = resolve(import.meta.dirname, '../..');
const certificatesFile = resolve(root, 'catalogue/certificates.json');
const reportFile = resolve(root, 'docs/catalogue-report.md');

/**
 * Renders presets with the engine that plays them, and writes what was measured into the catalogue and a report.
 * `npm run bench -- presets` takes all, `… presets 27-39` only these and keeps the other certificates,
 * `… presets --report` measures nothing and writes the report anew.
 */
export async function bench(argv: string[]): Promise<void> {
  if (!argv.includes('--report')) {
    const ids = idsOf(argv);
    const certificates = await measure(ids);
    const faults = certificates.flatMap((one) =>
      faultsOf(one).map((fault) => `${nameOf(one.presetId)}: ${fault}`),
    );
    for (const fault of faults) console.error(fault);
    if (faults.length > 0) process.exitCode = 1;
    else await keep([...(await keptCertificates(ids)), ...certificates]);
  }
  const { certificates, version } = await readCertification();
  await writeFile(reportFile, writeReport(presets, certificates, version));
  console.log(`${certificates.length} certificates, and docs/catalogue-report.md`);
}

function idsOf([range]: readonly string[]): number[] {
  const [from = 1, to = range === undefined ? presets.length : from] = range?.split('-').map(Number) ?? [];
  return presets.map((one) => one.id).filter((id) => id >= from && id <= to);
}

interface Certification {
  readonly version: string;
  readonly fingerprint: string;
  readonly certificates: readonly Certificate[];
}

/** From the file and not by import: it has just been written. */
async function readCertification(): Promise<Certification> {
  return JSON.parse(await readFile(certificatesFile, 'utf8')) as Certification;
}

/** Those of the other presets, as long as they were measured on the same numbers. */
async function keptCertificates(measured: readonly number[]): Promise<Certificate[]> {
  if (measured.length === presets.length || !existsSync(certificatesFile)) return [];
  const { certificates, fingerprint } = await readCertification();
  if (fingerprint !== fingerprintOf(presets))
    throw new Error('The other certificates are of another catalogue: measure all presets.');
  return certificates.filter((one) => !measured.includes(one.presetId));
}

async function keep(certificates: readonly Certificate[]): Promise<void> {
  const { version } = JSON.parse(await readFile(resolve(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const inOrder = certificates.toSorted((a, b) => a.presetId - b.presetId);
  await writeFile(certificatesFile, asJson(version, inOrder));
}

function measure(ids: readonly number[]): Promise<Certificate[]> {
  return withBenchPage('presets', async (page) => {
    const certificates: Certificate[] = [];
    for (const id of ids) {
      const certificate = certify(id, await page.evaluate((wanted) => benchPage.measure(wanted), id));
      certificates.push(certificate);
      const { frequencyErrorHz, beatErrorHz, loudnessLufs, truePeakDbtp, clickDbr } = certificate;
      console.log(
        `${id} ${nameOf(id)}: ${frequencyErrorHz} Hz, beat ${beatErrorHz ?? '–'} Hz, ${loudnessLufs} LUFS, ${truePeakDbtp} dBTP, click ${clickDbr} dBr`,
      );
    }
    return certificates;
  });
}

function nameOf(id: number): string {
  return presets.find((one) => one.id === id)?.name ?? String(id);
}

/** One line a preset, so that a change can be read. */
function asJson(version: string, certificates: readonly Certificate[]): string {
  const lines = certificates.map((one) => `    ${JSON.stringify(one)}`).join(',\n');
  const head = `"version": ${JSON.stringify(version)},\n  "fingerprint": "${fingerprintOf(presets)}"`;
  return `{\n  ${head},\n  "certificates": [\n${lines}\n  ]\n}\n`;
}
