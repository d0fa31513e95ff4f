import { randomUUID } from 'node:crypto';
import { defaultVisualizationType } from '#contract/entities/snapshot.ts';
import { makePng, toDataUrl } from '../picture-files.ts';
import { PASSWORD } from '../visitor.ts';

/** What calls of the matrix send, each as it is accepted. What must not be the same twice is made anew. */

export const presentPassword = { currentPassword: PASSWORD };
export const wrongPassword = { currentPassword: 'not this one' };
export const newPassword = { password: 'another horse' };

export const program = {
  name: 'A program',
  settings: {
    generators: [{ frequency: 432, waveType: 'sine', volume: 0.5, enabled: true }],
    syncMode: 'sync',
  },
};

const picture = toDataUrl(makePng(4, 4));

export const snapshot = (isPublic: boolean) => ({
  snapshotId: randomUUID(),
  dataUrl: picture,
  visualizationType: defaultVisualizationType,
  frequency: 432,
  isPublic,
});

export const listened = () => ({
  key: randomUUID(),
  startedAt: new Date().toISOString(),
  seconds: 60,
  source: 'river',
});

/** Words that nobody has said before: what is repeated waits for a moderator. */
export const words = () => `A quiet morning ${randomUUID()}`;

/** One that nobody opened. */
export const payment = { secret: 'made-up-and-long-enough' };

export const registration = () => {
  const username = `new-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, ...newPassword };
};

const nobodys = { id: 'nobodys', rawId: 'nobodys', type: 'public-key', clientExtensionResults: {} };
export const madeUpPasskey = {
  name: 'Phone',
  credential: { ...nobodys, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
};
export const usedMadeUpPasskey = {
  credential: {
    ...nobodys,
    response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  },
};
