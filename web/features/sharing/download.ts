import type { Shot } from '#web/api/share-snapshot.ts';

type Named = Pick<Shot, 'visualizationType' | 'frequency' | 'timestamp'>;

/** Type, frequency and time, in letters that every file system takes: `cymatic-diamond-432Hz-2026-03-01T18-05-09.png`. */
export function fileNameOf({ visualizationType, frequency, timestamp }: Named): string {
  const time = timestamp.toISOString().slice(0, 19).replaceAll(':', '-');
  return `cymatic-${visualizationType}-${frequency}Hz-${time}.png`;
}

export function download(shot: Shot): void {
  const link = document.createElement('a');
  link.href = shot.dataUrl;
  link.download = fileNameOf(shot);
  link.click();
}
