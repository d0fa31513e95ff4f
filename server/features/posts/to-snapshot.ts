import { defaultSnapshotName, defaultVisualizationType, type Snapshot } from '#contract/entities/snapshot.ts';
import { frequency } from '#contract/rules/limits.ts';
import { moderationOf } from '../../members/member.ts';
import { toImageUrl } from '../pictures/to-image-url.ts';
import type { SeenPost } from './post-rows.ts';

/** A snapshot as it leaves the server: its picture is an address that a browser can keep. */
export function toSnapshot(row: SeenPost): Snapshot {
  const createdAt = new Date(row.created_at).toISOString();
  const hertz = row.frequency ?? frequency.default;
  return {
    id: row.id,
    userId: row.user_id,
    imageUrl: toImageUrl(row.image) ?? '',
    visualizationType: row.visualization_type ?? defaultVisualizationType,
    frequency: hertz,
    timestamp: createdAt,
    name: row.name ?? defaultSnapshotName(hertz),
    description: row.description,
    isPublic: row.is_public === 1,
    isGuest: row.guest === 1,
    isLiked: row.liked > 0,
    likes: row.likes,
    moderation: moderationOf(row),
    createdAt,
  };
}
