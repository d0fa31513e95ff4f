import { listening } from '#contract/rules/limits.ts';
import { readStored, storageKeys, writeStored } from '#web/lib/browser-storage.ts';

/** From bad to good; together they span the scale on which feelings are kept. */
const WORDS = ['Bad', 'Low', 'Okay', 'Good', 'Great'] as const;
const STEP = listening.feelingMax / WORDS.length;

export const feelings = WORDS.map((word, index) => ({ word, value: (index + 1) * STEP }));

/** The word for a feeling of the scale, whoever noted it: others may use all of its steps. */
export const feelingInWords = (value: number): string =>
  feelings.find((feeling) => value <= feeling.value)?.word ?? 'Great';

const localStore = () => window.localStorage;

/** Whether the player may ask how one feels: this browser keeps it. */
export const mayAskFeelings = (): boolean => readStored(localStore, storageKeys.asksFeelings) !== false;

export const allowAskingFeelings = (isOn: boolean): void =>
  void writeStored(localStore, storageKeys.asksFeelings, isOn);
