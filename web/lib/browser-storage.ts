/** Every key that the app keeps in the browser, so that no two parts use the same one by accident. */
export const storageKeys = {
  /** Local storage: the ids of favorite presets. */
  favoritedPresets: 'favoritedPresets',
  /** Session storage: a program on its way to the generators or the gong. */
  currentProgram: 'currentProgram',
  /** Session storage: what a person filled in, between the form and the plan. */
  registrationData: 'registrationData',
  /** Local storage: the generators, the mode, the mixer and the timer as they were left. */
  sound: 'sound',
  /** Local storage: sessions of listening that are still to be sent. */
  listening: 'listening',
  /** Local storage: whether the player asks how one feels. */
  asksFeelings: 'asksFeelings',
  /** Local storage: whether the keyboard shortcuts are switched on. */
  shortcuts: 'shortcuts',
} as const;

/**
 * Reads and parses a stored value. A browser may forbid storage altogether, and anyone may write
 * nonsense there: both count as nothing stored.
 */
export function readStored(storage: () => Storage, key: string): unknown {
  try {
    const text = storage().getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether the value was kept; false where the browser forbids storage or has no room. */
export function writeStored(storage: () => Storage, key: string, value: unknown): boolean {
  try {
    storage().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function removeStored(storage: () => Storage, key: string): void {
  try {
    storage().removeItem(key);
  } catch {
    // Storage is forbidden here, so there is nothing to remove.
  }
}
