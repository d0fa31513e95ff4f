import { useId } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';

/** The buttons of the Healing Music Collection. Without songs there is nothing they could do, and they say so. */
export function MusicControls() {
  const reason = useId();
  return (
    <>
      <div className="mixer-music">
        <IconButton name="Previous track" icon="previous" disabled aria-describedby={reason} />
        <IconButton name="Play music" icon="play" solid tone="bright" disabled aria-describedby={reason} />
        <IconButton name="Next track" icon="next" disabled aria-describedby={reason} />
      </div>
      <p id={reason} className="mixer-reason">
        The Healing Music Collection has no songs yet.
      </p>
    </>
  );
}
