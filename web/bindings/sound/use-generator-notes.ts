import { explainGenerator } from '#sound/plan/explanation.ts';
import { tune } from '#sound/plan/tuning.ts';
import { generatorPatch, type Patch, type SoundState } from '#sound/state/sound-state.ts';
import { useAppSound } from './sound-provider.tsx';
import { useSound } from './use-sound.ts';
import { hertzInWords } from './words.ts';

/** Until the device has said its own. */
const COMMON_RATE = 48_000;
const BETWEEN = '\n';

/**
 * What a card says when the ear gets something else than a plain tone at the number shown: a pulse, a shifted or
 * a second tone, a part that cannot be played.
 */
export function useGeneratorNotes(index: number): readonly string[] {
  const appSound = useAppSound();
  const notes = useSound((state) => {
    const patch = patchOf(state);
    const rate = appSound.engine?.sampleRate ?? COMMON_RATE;
    return [...modeNotes(patch, index, rate), ...explainGenerator(patch, index, rate)].join(BETWEEN);
  });
  return notes === '' ? [] : notes.split(BETWEEN);
}

/** As it stands at rest: the notes do not follow a hand. */
function patchOf(state: SoundState): Patch {
  return { ...generatorPatch(state), generators: state.generators };
}

/** What the mode makes of a steady tone. Pulses are explained by their own line. */
function modeNotes(patch: Patch, index: number, rate: number): string[] {
  const { generators, syncMode } = patch;
  const own = generators[index]?.frequency;
  const enabled = generators.map((other, place) => ({ ...other, enabled: other.enabled || place === index }));
  const voices = tune({ ...patch, generators: enabled }, rate).voices.filter(
    (voice) => voice.generator === index && voice.pulseHz === null,
  );
  const partner = voices.find((voice) => voice.key.endsWith('partner'));
  const base = voices.find((voice) => voice.key === String(index + 1));
  if (!base) return [];
  if (syncMode === 'pulse') {
    if (partner) return [`Beats with a second tone at ${hertzInWords(partner.hz)}`];
    return base.hz === own ? [] : [`Sounds at ${hertzInWords(base.hz)}`];
  }
  if (syncMode === 'sync') return [];
  if (partner) return [`${hertzInWords(base.hz)} in the left ear, ${hertzInWords(partner.hz)} in the right`];
  const ear = base.ear === 'both' ? 'both ears' : `the ${base.ear} ear`;
  // The card shows the number that sounds; the one that was set there waits.
  if (index === 0 || own === undefined) return [`Sounds in ${ear}`];
  return [`In ${ear}, set by the beat rate; its own ${hertzInWords(own)} rests`];
}
