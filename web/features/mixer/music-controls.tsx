import { IconButton } from '#web/ui/icon-button.tsx';

/** The buttons of the Healing Music Collection. Without songs there is nothing they could do, and they say so. */
export function MusicControls() {
  return (
    <div className="mixer-music">
      <IconButton name="Previous track" icon="previous" disabled />
      <IconButton name="Play music" icon="play" solid tone="bright" disabled />
      <IconButton name="Next track" icon="next" disabled />
      <p>The music collection is not here yet.</p>
    </div>
  );
}
