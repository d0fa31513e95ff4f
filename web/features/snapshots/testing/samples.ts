import type { Snapshot } from '#contract/entities/snapshot.ts';
import type { PlateHandle } from '#web/bindings/plates/plate-handle.ts';

/** A red square of four pixels, as a plate would hand it over. */
export function redPlate(changes: Partial<PlateHandle> = {}): PlateHandle {
  return {
    visualizationType: 'diamond',
    frequency: 432,
    capture: async () => {
      const canvas = new OffscreenCanvas(2, 2);
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = 'red';
        context.fillRect(0, 0, 2, 2);
      }
      return canvas.convertToBlob({ type: 'image/png' });
    },
    ...changes,
  };
}

export function snapshotNamed(name: string, changes: Partial<Snapshot> = {}): Snapshot {
  return {
    id: 1,
    userId: 7,
    imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    visualizationType: 'star',
    frequency: 528,
    timestamp: '2026-03-01T18:05:09.000Z',
    name,
    description: null,
    isPublic: true,
    isGuest: false,
    isLiked: false,
    likes: 0,
    moderation: null,
    createdAt: '2026-03-01T18:05:09.000Z',
    ...changes,
  };
}
