import { useLayoutEffect, useRef, useState } from 'react';
import { useSoundActions } from '#web/bindings/sound/use-sound-actions.ts';
import { readStored, storageKeys, writeStored } from '#web/lib/browser-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { isForThePage } from './key-target.ts';

interface ShortcutsProps {
  /** How many generators the keys 1, 2 and 3 may reach. */
  readonly openGenerators: number;
  readonly onToggleGenerator: (index: number) => void;
  /** The key that leads to the page's search. */
  readonly onSearch: () => void;
}

const keyWords = [
  ['Space', 'Play or stop the session'],
  ['M', 'Mute, and back'],
  ['1  2  3', 'Switch a generator on or off'],
  ['/', 'Search the presets'],
  ['?', 'Show these shortcuts'],
] as const;

const localStore = () => window.localStorage;

/** Keys for the whole page, the list of them, and the switch that turns them off. */
export function Shortcuts({ openGenerators, onToggleGenerator, onSearch }: ShortcutsProps) {
  const { toggleSession, toggleMuted } = useSoundActions();
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(() => readStored(localStore, storageKeys.shortcuts) !== false);
  const answer = useRef((_key: string): boolean => false);
  answer.current = (key) => {
    const generator = Number(key) - 1;
    if (key === ' ') toggleSession();
    else if (key === 'm' || key === 'M') toggleMuted();
    else if (key === '?') setOpen(true);
    else if (key === '/') onSearch();
    else if (generator >= 0 && generator < openGenerators) onToggleGenerator(generator);
    else return false;
    return true;
  };

  // Before the first paint: whoever sees the Play button may already press Space.
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isForThePage(event) || !answer.current(event.key)) return;
      event.preventDefault();
      // Firefox presses a button when the space bar is let go.
      window.addEventListener('keyup', (up) => up.preventDefault(), { once: true });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);

  return (
    <>
      <Button tone="text" size="small" icon="keyboard" onClick={() => setOpen(true)}>
        Keyboard shortcuts
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keyboard shortcuts" size="small">
        <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-3">
          {keyWords.map(([key, meaning]) => (
            <div key={key} className="contents">
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd className="text-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 text-13 text-muted">They do nothing while you type in a field.</p>
        <div className="mt-6">
          <Switch
            label="Shortcuts switched on"
            checked={isOn}
            onChange={(on) => {
              setOn(on);
              writeStored(localStore, storageKeys.shortcuts, on);
            }}
          />
        </div>
      </Dialog>
    </>
  );
}
