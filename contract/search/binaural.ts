/** Whether somebody looks for tones that differ between the ears, which is a way to play and not a kind of preset. */
export const isAboutBinaural = (typed: string) => /\bbinaural/i.test(typed);
