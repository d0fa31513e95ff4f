/**
 * What people type, and the word under which the catalogue has it (`catalogue/topics.ts`, the families, the
 * categories). To be found is not to be promised anything: 'anxiety' leads to what is calm.
 */
export const synonyms: Readonly<Record<string, string>> = {
  insomnia: 'sleep',
  asleep: 'sleep',
  sleeping: 'sleep',
  sleepy: 'sleep',
  bedtime: 'sleep',
  night: 'sleep',
  nap: 'sleep',
  dreams: 'dream',
  dreaming: 'dream',
  lucid: 'dream',

  relax: 'calm',
  relaxing: 'calm',
  relaxed: 'calm',
  calming: 'calm',
  anxiety: 'calm',
  anxious: 'calm',
  stressed: 'calm',
  panic: 'calm',
  peace: 'calm',
  peaceful: 'calm',
  soothing: 'calm',
  unwind: 'calm',

  wake: 'awake',
  waking: 'awake',
  alert: 'awake',
  energise: 'awake',
  energize: 'awake',
  happiness: 'happy',

  concentrate: 'focus',
  concentration: 'focus',
  study: 'focus',
  studying: 'focus',
  work: 'focus',
  attention: 'focus',
  adhd: 'focus',
  productivity: 'focus',
  learning: 'focus',

  meditate: 'meditation',
  meditating: 'meditation',
  mindfulness: 'meditation',
  yoga: 'meditation',
  zen: 'meditation',
  prayer: 'meditation',

  breathe: 'breath',
  breathing: 'breath',
  breathwork: 'breath',
  coherence: 'breath',

  brainwave: 'binaural',
  brainwaves: 'binaural',
  entrainment: 'binaural',
  headphones: 'binaural',
  monaural: 'beat',
  pulsing: 'pulse',
  eeg: 'brain',

  chackra: 'chakra',
  grounding: 'earth',
  ground: 'earth',
  astrology: 'planet',
  planetary: 'planet',
  cosmic: 'planet',
  space: 'sky',
  stars: 'sky',
  aum: 'om',
  tibetan: 'bowl',
  crystal: 'bowl',
  genes: 'dna',
  gene: 'dna',
  hormone: 'peptide',
  indian: 'raga',
  arabic: 'maqam',
  chinese: 'china',
  scale: 'tuning',
  pitch: 'tuning',
  chords: 'harmony',
  chord: 'harmony',
  walking: 'step',
  running: 'run',
  heartbeat: 'heart',
};

/** Words that say nothing of what is sought, left out where other words do. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'a an and any are at beats best by can do for from frequency frequencies get good have healing help hertz how hz ' +
    'i im in is it khz me music my of on or play preset presets some something sound sounds that the to tone tones ' +
    'up want what with'
  ).split(' '),
);
