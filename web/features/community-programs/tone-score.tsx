import type { ProgramSettings } from '#contract/entities/program.ts';
import { firstBeats } from '#contract/rules/sound-defaults.ts';
import { StillPlate } from '#web/bindings/figures/still-plate.tsx';
import { hertzText } from '#web/bindings/sound/words.ts';

type Tone = ProgramSettings['generators'][number];

const modes = { sync: 'Sync', pulse: 'Pulse', binaural: 'Binaural' } as const;
const counts = ['No tone', 'One tone, its figure', 'Two tones, one figure', 'Three tones, one figure'];

export const firstHertz = (tone: Tone): number =>
  'stages' in tone ? (tone.stages[0]?.frequency ?? 0) : tone.frequency;

/** Those that are switched on: the others are not heard. */
export const heardTones = (settings: ProgramSettings | null): Tone[] =>
  settings?.generators.filter(({ enabled }) => enabled) ?? [];

/** A program as a score: each tone that is on has a staff, with the wave that it draws. */
export function ToneScore({
  settings,
  minutes,
}: {
  readonly settings: ProgramSettings;
  readonly minutes: number;
}) {
  const tones = heardTones(settings);
  return (
    <section aria-labelledby="score">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pb-5">
        <h2 id="score" className="type-section">
          {counts[tones.length]}
        </h2>
        <p className="flex items-baseline gap-3.5 text-muted">
          Synchronization <b className="type-heading text-text">{modes[settings.syncMode]}</b>
        </p>
      </div>
      <p className="pb-5 text-muted">{soundInWords(settings, minutes)}</p>
      <ol className="border-line border-t">
        {tones.map((tone, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tone is known by its place alone
          <Staff key={index} tone={tone} place={settings.generators.indexOf(tone) + 1} />
        ))}
      </ol>
    </section>
  );
}

/** What the staves do not show: the beat, what each ear hears, and how long it lasts. */
function soundInWords({ generators, syncMode, beatHz }: ProgramSettings, minutes: number): string {
  const lasts = `Lasts ${minutes} min.`;
  if (syncMode === 'sync') return lasts;
  const beat = beatHz ?? firstBeats[syncMode];
  const [first] = generators;
  if (syncMode === 'pulse' || !first?.enabled) return `Beats at ${beat} Hz. ${lasts}`;
  const left = firstHertz(first);
  return `Left ear ${hertzText(left)} Hz, right ear ${hertzText(left + beat)} Hz: a beat of ${beat} Hz. ${lasts}`;
}

function Staff({ tone, place }: { readonly tone: Tone; readonly place: number }) {
  const hertz = firstHertz(tone);
  return (
    <li className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-line border-b py-5 md:grid-cols-[72px_236px_150px_minmax(0,1fr)] md:gap-x-7">
      <StillPlate frequencies={[hertz]} className="w-full" />
      <p className="font-extralight font-serif text-30 tracking-title md:text-44">
        {hertzText(hertz)}
        <span className="ml-2 font-light text-17 text-muted tracking-normal">Hz</span>
      </p>
      <p className="text-13 max-md:text-right">
        <span className="block text-muted">Generator {place}</span>
        <span className="capitalize">{tone.waveType}</span>, {Math.round(tone.volume * 100)} %
        {'stages' in tone && tone.stages.length > 1 && (
          <span className="block text-muted">
            {tone.stages.map(({ frequency }) => hertzText(frequency)).join(' → ')}
          </span>
        )}
      </p>
      <Wave tone={tone} hertz={hertz} />
    </li>
  );
}

const WIDTH = 600;
const HEIGHT = 60;

/** Its length follows the frequency, its height the volume. */
function Wave({ tone, hertz }: { readonly tone: Tone; readonly hertz: number }) {
  const turns = Math.max(2, Math.min(28, Math.log2(Math.max(20, hertz) / 20) * 4));
  const height = (HEIGHT / 2 - 4) * Math.max(0.12, tone.volume);
  const points = Array.from({ length: 421 }, (_, step) => {
    const phase = ((step / 420) * turns) % 1;
    return `${((step / 420) * WIDTH).toFixed(1)},${(HEIGHT / 2 - shapes[tone.waveType](phase) * height).toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      className="h-11 w-full fill-none stroke-text opacity-85 mask-[linear-gradient(90deg,transparent,black_8%,black_55%,transparent)] max-md:col-span-3 md:h-15"
    >
      <polyline points={points.join(' ')} strokeWidth="1.2" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** One turn of each wave, from 0 to 1. */
const shapes: Readonly<Record<Tone['waveType'], (phase: number) => number>> = {
  sine: (phase) => Math.sin(phase * 2 * Math.PI),
  square: (phase) => (phase < 0.5 ? 1 : -1),
  triangle: (phase) => 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5),
  sawtooth: (phase) => 1 - 2 * phase,
};
