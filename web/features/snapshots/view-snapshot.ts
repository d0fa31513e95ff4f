import type { Snapshot } from '#contract/entities/snapshot.ts';
import { gains, savedPreset } from '#contract/rules/sound-defaults.ts';
import { storageKeys, writeStored } from '#web/lib/browser-storage.ts';

/** Leaves the snapshot's tone for the gong, as a program of one generator. */
export function leaveForGong({ name, frequency, visualizationType }: Snapshot): void {
  const { waveType, syncMode } = savedPreset;
  const generators = [{ frequency, waveType, volume: gains.snapshot, enabled: true }];
  const program = { name, visualizationType, settings: { generators, syncMode } };
  writeStored(() => window.sessionStorage, storageKeys.currentProgram, program);
}
