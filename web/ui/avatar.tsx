import { useState } from 'react';
import { Icon } from './icon.tsx';
import './avatar.css';

interface AvatarProps {
  name: string;
  src?: string | null;
  /** Side in pixels. */
  size?: number;
  /** The small gold crown of a premium member. */
  crowned?: boolean;
  /** The name stands beside it already, so the picture stays silent. */
  decorative?: boolean;
}

/** First letter as people count letters: an emoji or a letter with its accents stays whole. */
function firstLetter(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return (first?.segment ?? '?').toLocaleUpperCase();
}

export function Avatar({ name, src, size = 36, crowned = false, decorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const picture = src && src !== failed ? src : undefined;
  const label = crowned ? `${name}, premium member` : name;
  return (
    <span
      className="ui-avatar"
      style={{ width: size, height: size, fontSize: Math.round(size * 0.44) }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {picture ? (
        <img src={picture} alt="" width={size} height={size} onError={() => setFailed(picture)} />
      ) : (
        <span aria-hidden="true">{firstLetter(name)}</span>
      )}
      {crowned && (
        <span className="ui-avatar-crown">
          <Icon name="crown" size={Math.max(10, Math.round(size * 0.26))} solid />
        </span>
      )}
    </span>
  );
}
