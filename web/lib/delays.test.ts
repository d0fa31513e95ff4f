import { describe, expect, it } from 'vitest';
import { storageKeys } from './browser-storage.ts';
import { delays } from './delays.ts';

describe('the delays of the specification', () => {
  it('CONST-11 card debounces', () => {
    expect(delays).toMatchObject({
      cardToggle: 200,
      cardTypedFrequency: 500,
      cardSlider: 400,
      cardPreset: 100,
      cardWaveType: 150,
      cardVolume: 150,
    });
  });

  it('CONST-13 locks and guards', () => {
    expect(delays).toMatchObject({
      cardLock: 300,
      visualizationLock: 500,
      presetButtonLock: 500,
      libraryPlayClick: 200,
    });
  });

  it('CONST-14 applying, fine-tuning, polling, refreshing', () => {
    expect(delays).toMatchObject({
      programApply: 300,
      fineTune: 100,
      playStatePoll: 1_000,
      visualizationListRefresh: 2_000,
    });
  });

  it('CONST-15 volume popovers', () => {
    expect(delays).toMatchObject({ volumePopoverHide: 3_000, volumePopoverHideWhenOpened: 5_000 });
  });

  it('CONST-21 the keys that other tools may look for', () => {
    expect(storageKeys).toMatchObject({
      favoritedPresets: 'favoritedPresets',
      currentProgram: 'currentProgram',
    });
  });
});
