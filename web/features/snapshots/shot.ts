import { defaultVisualizationType } from '#contract/entities/snapshot.ts';
import type { Shot } from '#web/api/share-snapshot.ts';
import type { PlateHandle } from '#web/bindings/plates/plate-handle.ts';

/** What the plate shows at this moment, as a square picture. */
export async function takeShot(plate: PlateHandle): Promise<Shot> {
  const timestamp = new Date();
  // Read before the picture is made: the tone may move on meanwhile.
  const { frequency } = plate;
  const visualizationType = plate.visualizationType || defaultVisualizationType;
  const dataUrl = await toDataUrl(await plate.capture());
  return {
    snapshotId: makeId(timestamp),
    dataUrl,
    visualizationType,
    frequency: round(frequency),
    timestamp,
  };
}

/** Not `randomUUID`: without https browsers do not have it. */
function makeId(moment: Date): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('');
  return `snapshot-${moment.getTime()}-${random}`;
}

const round = (frequency: number) => Math.round(frequency * 100) / 100;

function toDataUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(picture);
  });
}
