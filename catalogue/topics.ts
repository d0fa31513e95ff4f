import { audibleFromHz } from '#contract/rules/sound-defaults.ts';

/**
 * What people look for that neither a name nor a description says: purposes, traditions, ways to listen. They are where
 * somebody would look, never what a tone does.
 */
const ofFamilies: Readonly<Record<string, readonly string[]>> = {
  Solfeggio: ['solfeggio'],
  'Pitch Standards': ['tuning', 'concert pitch', 'orchestra'],
  'Body Paces': ['body', 'pace', 'bpm'],
  'Sleep Rhythms': ['sleep', 'night', 'delta', 'rest', 'dream'],
  'Brain Rhythms': ['brain', 'brainwave'],
  'Laboratory Tones': ['binaural', 'beat', 'experiment', 'science'],
  'Just Harmony': ['harmony', 'chord', 'calm', 'piano'],
  'Schumann Resonances': ['earth', 'schumann', 'grounding', 'nature'],
  'Planetary Tones': ['planet', 'astrology', 'cousto', 'sky'],
  'Seven Wheels': ['chakra', 'chakras', 'yoga', 'meditation'],
  Overtones: ['harmonics', 'overtone'],
  'Singing Bowls': ['bowl', 'tibetan', 'crystal', 'meditation', 'calm', 'gong'],
  'Struck Bodies': ['drum', 'chladni', 'cymatics', 'instrument'],
  'DNA Repair': ['dna', 'genes', 'molecule'],
  'Greek Tetrachords': ['greek', 'ancient', 'tuning', 'scale'],
  Temperaments: ['tuning', 'scale', 'temperament'],
  'Five Tones of China': ['china', 'chinese', 'scale', 'pentatonic'],
  Maqamat: ['maqam', 'arabic', 'scale'],
  'Kepler’s Songs': ['planet', 'kepler', 'sky'],
  'Light by Octaves': ['light', 'colour', 'color', 'spectrum'],
  'Sky Clocks': ['sky', 'stars', 'pulsar', 'space'],
  'Tartarian Bells': ['bell', 'bells', 'tartaria'],
  'Ten Thaats': ['raga', 'indian', 'scale'],
  'Short Peptides': ['peptide', 'molecule'],
  'Peptide Hormones': ['peptide', 'molecule', 'hormone'],
  Neuropeptides: ['peptide', 'molecule'],
  'Opioid Peptides': ['peptide', 'molecule', 'endorphin'],
  'Defending and Designed': ['peptide', 'molecule'],
};

const ofPresets: Readonly<Record<string, readonly string[]>> = {
  Liberation: ['ut', 'root'],
  Facilitation: ['re', 'change'],
  Transformation: ['mi', 'love', 'miracle'],
  Connection: ['fa', 'love', 'relationships', 'heart'],
  Awakening: ['sol', 'intuition', 'expression'],
  'Spiritual Order': ['la', 'third eye', 'intuition'],
  Transcendence: ['crown', 'pineal'],
  'The Six of 1999': ['set'],
  Relaxation: ['calm', 'relax', 'rest', 'verdi', 'miracle tone', 'tuning'],
  'Stress Relief': ['calm', 'relax', 'breath', 'stress'],
  'Six Breaths': ['breath', 'calm', 'coherence', 'hrv'],
  'Seven Breaths': ['breath', 'calm'],
  'Twelve Breaths': ['breath', 'calm'],
  'Sixteen Breaths': ['breath'],
  'Rocking Bed': ['sleep', 'calm', 'baby'],
  'Slow Heart': ['heart', 'calm'],
  'Resting Heart': ['heart', 'calm'],
  'Unhurried Step': ['walk', 'step'],
  'Natural Step': ['walk', 'step'],
  'Long Run': ['run', 'sport', 'workout'],
  'Theta Waves': ['theta', 'meditation', 'creativity', 'trance'],
  'Alpha Waves': ['alpha', 'calm', 'relax', 'meditation'],
  'Focus Enhancement': ['focus', 'study', 'work', 'attention', 'beta'],
  'Delta Beat': ['binaural', 'sleep', 'delta'],
  'Theta Beat': ['binaural', 'theta', 'meditation', 'dream'],
  'Alpha Beat': ['binaural', 'alpha', 'calm'],
  'Beta Beat': ['binaural', 'beta', 'focus', 'energy', 'awake'],
  'Gamma Beat': ['binaural', 'gamma', 'focus'],
  'Night Watch': ['focus', 'attention'],
  'Narrow Spotlight': ['focus', 'attention', 'gamma'],
  'Berger’s Rhythm': ['binaural', 'alpha'],
  'Quiet Hands': ['binaural', 'focus', 'calm'],
  'Midline Theta': ['binaural', 'focus', 'meditation'],
  'Earth Year': ['om', 'aum', 'mantra', 'earth'],
  'Earth Day': ['earth', 'grounding'],
  'Full Moon': ['moon', 'lunar'],
  'Root Wheel': ['muladhara', 'first chakra', 'grounding'],
  'Sacral Wheel': ['svadhishthana', 'second chakra'],
  'Navel Wheel': ['manipura', 'third chakra', 'solar plexus'],
  'Heart Wheel': ['anahata', 'fourth chakra', 'om', 'love'],
  'Throat Wheel': ['vishuddha', 'fifth chakra'],
  'Brow Wheel': ['ajna', 'sixth chakra', 'third eye'],
  'Crown Wheel': ['sahasrara', 'seventh chakra'],
  'Pure Major': ['happy', 'joy'],
  'Pure Minor': ['sad', 'melancholy'],
  'Octave Ladder': ['432'],
  'Throat Song': ['singing', 'tuva', 'drone'],
};

interface Described {
  readonly family: { readonly name: string; readonly isPremium: boolean };
  readonly name: string;
  readonly frequencies: readonly number[];
}

/**
 * A rate too slow to be a tone sounds as a pulse, which some look for by the name of isochronic. It is told of free
 * presets only: of a premium one it would tell where a withheld number lies.
 */
export function topicsOf({ family, name, frequencies }: Described): string[] {
  const isPulse = !family.isPremium && frequencies.some((hz) => hz < audibleFromHz);
  return [
    ...(ofFamilies[family.name] ?? []),
    ...(ofPresets[name] ?? []),
    ...(isPulse ? ['pulse', 'isochronic'] : []),
  ];
}
