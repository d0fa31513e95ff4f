/** What a song sounds like on the whole, as a list of numbers: its notes, its colour, how its colour moves. */
export type Likeness = { id: string; features: number[] };

/** Between every two songs the cosine distance of what sets them apart from the average of all. */
export function distances(songs: Likeness[]): { a: string; b: string; distance: number }[] {
  const width = songs[0]?.features.length ?? 0;
  const scores = songs.map(() => new Float64Array(width));
  for (let f = 0; f < width; f++) {
    const values = songs.map((song) => song.features[f] as number);
    const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length) + 1e-9;
    values.forEach((value, s) => {
      (scores[s] as Float64Array)[f] = (value - mean) / deviation;
    });
  }
  const pairs: { a: string; b: string; distance: number }[] = [];
  for (let i = 0; i < songs.length; i++) {
    for (let j = i + 1; j < songs.length; j++) {
      const distance = 1 - cosine(scores[i] as Float64Array, scores[j] as Float64Array);
      pairs.push({ a: songs[i]?.id ?? '', b: songs[j]?.id ?? '', distance });
    }
  }
  return pairs.sort((x, y) => x.distance - y.distance);
}

function cosine(a: Float64Array, b: Float64Array): number {
  let ab = 0;
  let aa = 0;
  let bb = 0;
  for (let i = 0; i < a.length; i++) {
    ab += (a[i] as number) * (b[i] as number);
    aa += (a[i] as number) ** 2;
    bb += (b[i] as number) ** 2;
  }
  return ab / Math.sqrt(aa * bb);
}
