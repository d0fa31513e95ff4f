import type { Passkey } from '#contract/entities/passkey.ts';
import type { User } from '#contract/entities/user.ts';
import { call } from '#web/api/client.ts';

/** Browsers know passkeys under a name of a site, never under a number, and only where nobody can listen in. */
export function canUsePasskeys({ hostname } = window.location): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(hostname);
}

/** The part that speaks to the browser's own window is fetched when somebody asks for it. */
const speaking = () => import('@simplewebauthn/browser');

/** Whether the person closed the browser's window, or took too long: no failure to speak of. */
export function wasLeftAlone(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}

export async function addPasskey(name: string, currentPassword: string): Promise<Passkey> {
  const optionsJSON = await call('preparePasskey', { body: { currentPassword } });
  const { startRegistration } = await speaking();
  const { clientExtensionResults: _, type: __, ...made } = await startRegistration({ optionsJSON });
  const credential = { ...made, type: 'public-key' as const, clientExtensionResults: {} };
  return call('addPasskey', { body: { name, credential } });
}

export async function logInByPasskey(): Promise<User> {
  const optionsJSON = await call('preparePasskeyLogin');
  const { startAuthentication } = await speaking();
  const { clientExtensionResults: _, type: __, ...used } = await startAuthentication({ optionsJSON });
  const credential = { ...used, type: 'public-key' as const, clientExtensionResults: {} };
  return call('loginByPasskey', { body: { credential } });
}
