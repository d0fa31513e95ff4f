interface Named {
  readonly visualizationType: string;
  readonly frequency: number;
  readonly timestamp: Date;
}

/** Type, frequency and time, in letters that every file system takes: `cymatic-diamond-432Hz-2026-03-01T18-05-09.png`. */
export function fileNameOf({ visualizationType, frequency, timestamp }: Named): string {
  const time = timestamp.toISOString().slice(0, 19).replaceAll(':', '-');
  return `cymatic-${visualizationType}-${frequency}Hz-${time}.png`;
}

export function download(shot: Named & { readonly dataUrl: string }): void {
  const link = document.createElement('a');
  link.href = shot.dataUrl;
  link.download = fileNameOf(shot);
  link.click();
}
