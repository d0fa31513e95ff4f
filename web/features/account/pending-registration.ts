import type { RegistrationData } from '#contract/entities/account.ts';
import { readStored, removeStored, storageKeys, writeStored } from '#web/lib/browser-storage.ts';
import { delays } from '#web/lib/delays.ts';

/**
 * What a person filled in waits in session storage between the form and the plan. It holds a password,
 * so it stays no longer than it must: it is wiped when the account exists, when the visitor goes back,
 * and when its time is over.
 */
interface Stored extends RegistrationData {
  savedAt: number;
}

const storage = () => sessionStorage;

/** Name and address as they were filled in last, for whoever goes back to the form. Never the password. */
let filledIn = { username: '', email: '' };

export const lastFilledIn = () => filledIn;

export function forgetFilledIn(): void {
  filledIn = { username: '', email: '' };
}

let wiping: ReturnType<typeof setTimeout> | undefined;

export function keepPendingRegistration(data: RegistrationData, now = Date.now()): boolean {
  const kept = writeStored(storage, storageKeys.registrationData, { ...data, savedAt: now });
  filledIn = { username: data.username, email: data.email };
  if (kept) wipeLater(delays.pendingRegistration);
  return kept;
}

export function readPendingRegistration(now = Date.now()): RegistrationData | null {
  const stored = readStored(storage, storageKeys.registrationData);
  if (!isStored(stored)) return null;
  const { savedAt, ...data } = stored;
  const left = savedAt + delays.pendingRegistration - now;
  if (left <= 0 || savedAt > now) {
    wipePendingRegistration();
    return null;
  }
  // After a reload no timer runs yet.
  wipeLater(left);
  return data;
}

export function wipePendingRegistration(): void {
  clearTimeout(wiping);
  removeStored(storage, storageKeys.registrationData);
}

/** The shape alone: whether the words are allowed, the form has checked and the server will check again. */
function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  const { username, email, password, savedAt } = value as Record<string, unknown>;
  return [username, email, password].every((word) => typeof word === 'string') && typeof savedAt === 'number';
}

function wipeLater(milliseconds: number): void {
  clearTimeout(wiping);
  wiping = setTimeout(wipePendingRegistration, milliseconds);
}
