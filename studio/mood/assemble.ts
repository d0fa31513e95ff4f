import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASSET_VERSION, type Settings } from '#mood/asset.ts';
import { ASSET_FILE } from './asset-file.ts';
import { fitSettings } from './fit.ts';

/** Before anything is chosen. */
const UNCHOSEN: Settings = { thresholds: [], temperature: 1, wordWeight: 0, cannotTell: 1 };

/** Puts vocabulary and tensors together, chooses the settings on development data, and writes the asset. */
export function assemble(vocabulary: string, tensors: string, goemotions: string): void {
  const pieces: [string, number][] = JSON.parse(readFileSync(vocabulary, 'utf8'));
  const described = JSON.parse(readFileSync(`${tensors}.json`, 'utf8'));
  const data = readFileSync(`${tensors}.bin`);
  const withSettings = (settings: Settings): Buffer => {
    const header = Buffer.from(
      JSON.stringify({ version: ASSET_VERSION, pieces, tensors: described, settings }),
    );
    const length = Buffer.alloc(4);
    length.writeUInt32LE(header.length);
    return Buffer.concat([length, header, data]);
  };
  const settings = fitSettings(withSettings(UNCHOSEN), join(goemotions, 'dev.tsv'));
  const asset = withSettings(settings);
  writeFileSync(ASSET_FILE, asset);
  console.log(
    `${(asset.length / 1e6).toFixed(2)} MB`,
    JSON.stringify({ ...settings, thresholds: undefined }),
  );
}
