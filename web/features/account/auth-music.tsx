import { useEffect } from 'react';
import { useAmbience } from '#web/bindings/sound/use-ambience.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** Plays and stops the quiet loop of the sign-in page. */
export function AuthMusic() {
  const { standing, toggle } = useAmbience();
  useEffect(() => {
    if (standing !== 'failed') return;
    toast({
      title: 'The music could not be loaded',
      description: 'Please press Play music again.',
      destructive: true,
    });
  }, [standing]);
  const isOn = standing === 'playing' || standing === 'loading';
  return (
    <Button tone="quiet" icon={isOn ? 'pause' : 'play'} solidIcon onClick={() => void toggle()}>
      {isOn ? 'Pause music' : 'Play music'}
    </Button>
  );
}
