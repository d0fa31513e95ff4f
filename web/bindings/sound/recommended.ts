/** How a recommended preset is named in the player: by the preset and, where one was kept, the recommendation. */
interface RecommendedName {
  readonly presetId: number;
  readonly recommendationId?: number | undefined;
}

export function nameOfRecommended({ presetId, recommendationId }: RecommendedName): string {
  return recommendationId === undefined
    ? `preset-${presetId}`
    : `preset-${presetId}-kept-${recommendationId}`;
}

/** Null for what was played in another way. */
export function readRecommendedName(name: string | null): RecommendedName | null {
  const found = /^preset-(\d+)(?:-kept-(\d+))?$/.exec(name ?? '');
  if (!found) return null;
  return {
    presetId: Number(found[1]),
    ...(found[2] === undefined ? {} : { recommendationId: Number(found[2]) }),
  };
}
