import { useCallback, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Preset } from '#contract/entities/preset.ts';
import { isAboutBinaural } from '#contract/search/binaural.ts';
import { usePremiumToneWords } from '#web/api/use-presets.ts';
import { useSound } from '#web/bindings/sound/use-sound.ts';
import { useFavorites } from '#web/lib/favorites.ts';
import { useGrowingCount } from '#web/lib/use-growing-count.ts';
import { phoneQuery, useMediaQuery } from '#web/lib/use-media-query.ts';
import { Button } from '#web/ui/button.tsx';
import { useRoving } from '#web/ui/roving.ts';
import { BinauralNote } from './binaural-note.tsx';
import { matchPresets, type Shelf } from './match-presets.ts';
import { PresetList } from './preset-list.tsx';
import { usePressPreset } from './use-press-preset.ts';
import { useSavePreset } from './use-save-preset.ts';

/** What fills the box. */
const atOnce = 24;
/** On a phone: what one screen shows of them, and how many come with each press. */
const firstShown = 8;
const eachTime = 24;

interface FoundPresetsProps {
  readonly presets: readonly Preset[];
  readonly shelf: Shelf;
  readonly search: string;
  /** Nothing fits: to everything that there is. */
  readonly onShowAll: () => void;
  readonly onLocked: (preset: Preset) => void;
  readonly onShare: (preset: Preset) => void;
}

/** The presets of a shelf that fit what was typed: first those that fit as words, then those that have its letters. */
export function FoundPresets({ presets, shelf, search, onShowAll, onLocked, onShare }: FoundPresetsProps) {
  const favorites = useFavorites();
  const box = useRef<HTMLDivElement>(null);
  const sounding = useSound(({ nowPlaying }) => (nowPlaying?.owner === 'preset' ? nowPlaying.id : null));
  // Typing goes first; the list follows when there is time.
  const wanted = useDeferredValue(search);
  const premiumTone = usePremiumToneWords(presets, wanted);
  const { close, loose } = useMemo(
    () => matchPresets(presets, { shelf, search: wanted, favorites }),
    [presets, shelf, wanted, favorites],
  );
  const ids = useMemo(() => [...close, ...loose].map(({ id }) => id), [close, loose]);
  // Under a thumb the page is what scrolls: a box of its own would catch it. A few, then more as they are asked for.
  const isNarrow = useMediaQuery(phoneQuery());
  const [askedFor, setAskedFor] = useState(firstShown);
  const grown = useGrowingCount(ids.length, atOnce);
  const count = isNarrow ? Math.min(grown, askedFor) : grown;
  const { stop, handlers } = useRoving(ids.slice(0, count));
  const apply = usePressPreset();
  const { save: onSave, isLocked: isSavingLocked } = useSavePreset();
  const onPress = useCallback(
    (preset: Preset) => (preset.locked ? onLocked(preset) : apply(preset)),
    [onLocked, apply],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: 0, behavior: 'instant' });
    setAskedFor(firstShown);
  }, [shelf, wanted]);

  const rows = { favorites, sounding, stop, isSavingLocked, onPress, onSave, onShare };
  const note = (
    <>
      {premiumTone && <p className="presets-note">{premiumTone}</p>}
      {isAboutBinaural(wanted) && <BinauralNote />}
    </>
  );
  if (ids.length === 0) {
    return (
      <div className="presets-none">
        <p>{presets.length > 0 ? 'No presets match your search' : 'No presets available'}</p>
        {note}
        {shelf === 'Favorites' && wanted.trim() === '' && presets.length > 0 && (
          <small>Press the heart of a preset, and it will be kept here.</small>
        )}
        {presets.length > 0 && (
          <Button size="small" className="mt-4" onClick={onShowAll}>
            Show all presets
          </Button>
        )}
      </div>
    );
  }
  const rest = loose.slice(0, Math.max(0, count - close.length));
  return (
    <div className="presets-box" ref={box} {...handlers}>
      {note}
      {close.length > 0 && <PresetList label="Presets" presets={close.slice(0, count)} {...rows} />}
      {close.length > 0 && rest.length > 0 && (
        <p className="presets-note">
          {loose.length} more with “{wanted.trim()}” inside a word
        </p>
      )}
      {rest.length > 0 && (
        <PresetList label={close.length > 0 ? 'More presets' : 'Presets'} presets={rest} {...rows} />
      )}
      {isNarrow && askedFor < ids.length && (
        <Button wide className="presets-more" onClick={() => setAskedFor((shown) => shown + eachTime)}>
          Show more presets
        </Button>
      )}
    </div>
  );
}
