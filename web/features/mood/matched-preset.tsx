import type { Preset } from '#contract/entities/preset.ts';
import type { MoodMatch } from '#contract/entities/recommendation.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { useRecommendedSound } from '#web/bindings/sound/use-recommended-sound.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

export interface MatchedPresetProps {
  readonly matched: MoodMatch['recommendations'][number];
  /** The same preset of the catalogue, once that is there: how long it lasts. */
  readonly preset: Preset | undefined;
}

/** Three tones sound, so three draw. */
const DRAWN = 3;

function useMatched({ matched, preset }: MatchedPresetProps) {
  const { isPlaying, toggle } = useRecommendedSound({
    ...matched,
    durationSeconds: preset && preset.duration * 60,
  });
  return { isPlaying, toggle, percent: Math.round(matched.confidence * 100) };
}

const hertz = (frequencies: readonly number[]) => `${frequencies.slice(0, 4).join(', ')} Hz`;

function PlayButton({ name, isPlaying, large, toggle }: PlayButtonProps) {
  return (
    <IconButton
      name={isPlaying ? `Stop ${name}` : `Play ${name}`}
      icon={isPlaying ? 'stop' : 'play'}
      solid
      tone={isPlaying ? 'accent' : 'raised'}
      size={large ? 'huge' : 'large'}
      onClick={() => void toggle()}
    />
  );
}
interface PlayButtonProps {
  readonly name: string;
  readonly isPlaying: boolean;
  readonly large?: boolean;
  readonly toggle: () => Promise<void>;
}

/** The first of them, with its figure large. */
export function FirstMatch(props: MatchedPresetProps) {
  const { isPlaying, toggle, percent } = useMatched(props);
  const { presetName, relevance, category, frequencies, explanation } = props.matched;
  return (
    <section aria-labelledby="first-match">
      <StillPlate
        frequencies={frequencies.slice(0, DRAWN)}
        live={isPlaying}
        large
        className="mx-auto w-full max-w-[420px]"
      />
      <div className="mt-7.5 flex items-center justify-between gap-5">
        <h2 id="first-match" className="wrap-anywhere font-extralight font-serif text-44 tracking-title">
          {presetName}
        </h2>
        <PlayButton name={presetName} isPlaying={isPlaying} large toggle={toggle} />
      </div>
      <p className="mt-2.5 flex flex-wrap gap-x-4.5 text-muted">
        {isPlaying && <span className="text-accent">Playing</span>}
        <b className="font-medium text-text">{percent} % match</b>
        <span>{relevance}</span>
        <span>{category}</span>
        <span>{hertz(frequencies)}</span>
      </p>
      <Why explanation={explanation} />
    </section>
  );
}

export function MatchRow(props: MatchedPresetProps) {
  const { isPlaying, toggle, percent } = useMatched(props);
  const { preset } = props;
  const { presetName, relevance, category, frequencies, figure, explanation, description } = props.matched;
  return (
    <li className="grid grid-cols-[72px_minmax(0,1fr)_44px] items-start gap-x-4 gap-y-3 border-line border-b py-6 last:border-b-0 md:grid-cols-[96px_minmax(0,1fr)_44px] md:gap-x-8 xl:grid-cols-[132px_minmax(0,5fr)_minmax(0,6fr)_116px_44px] xl:items-center xl:gap-x-10">
      <StillPlate
        frequencies={frequencies}
        figure={figure}
        live={isPlaying}
        className="w-18 md:w-24 xl:w-33"
      />
      <div className="min-w-0">
        <h3 className="type-heading wrap-anywhere text-[1.625rem]">{presetName}</h3>
        <p className="mt-1 flex flex-wrap gap-x-4.5 text-muted">
          <span>{category}</span>
          <span>{hertz(frequencies)}</span>
          {preset && <span>{preset.duration} min</span>}
        </p>
        <p className="mt-2 line-clamp-3 text-soft max-md:hidden">{description}</p>
      </div>
      <div className="col-span-full xl:order-none xl:col-span-1 max-xl:order-3 md:max-xl:col-[2/-1]">
        <Why explanation={explanation} isRow />
      </div>
      <p className="col-span-full flex items-baseline gap-2.5 font-extralight font-serif text-30 max-xl:order-2 md:max-xl:col-[2/-1] xl:order-none xl:col-span-1 xl:block xl:text-44">
        {percent} %
        <small className="block font-normal font-sans text-13 text-muted tracking-normal xl:mt-1.5">
          match, {relevance.toLowerCase()}
        </small>
      </p>
      <div className="max-xl:order-1">
        <PlayButton name={presetName} isPlaying={isPlaying} toggle={toggle} />
      </div>
    </li>
  );
}

function Why({ explanation, isRow }: { readonly explanation: string; readonly isRow?: boolean }) {
  return (
    <div className={isRow ? '' : 'mt-4.5'}>
      <p className="text-13 text-muted">Why this works</p>
      <p className="text-soft">
        <Quoting words={explanation} />
      </p>
    </div>
  );
}

/** Words of the listener stand out from ours. */
export function Quoting({ words }: { readonly words: string }) {
  return words.split(/(“[^”]*”)/).map((part, at) =>
    part.startsWith('“') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the sentence
      <em key={at} className="type-citation text-text">
        {part}
      </em>
    ) : (
      part
    ),
  );
}
