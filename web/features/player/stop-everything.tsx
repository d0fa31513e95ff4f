import { isOn, kinds } from '#web/bindings/sound/current-source.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { Button } from '#web/ui/button.tsx';

/** One press for silence, while several things sound: each one's own button stops that one alone. */
export function StopEverything() {
  const { stopEverything } = useSoundActions();
  const isMany = useSound((state) => kinds.filter((kind) => isOn[kind](state)).length > 1);
  if (!isMany) return null;
  return (
    <Button size="small" icon="stop" className="player-stop-all" onClick={stopEverything}>
      Stop all
    </Button>
  );
}
