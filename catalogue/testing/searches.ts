/** Who searches: a listener without the plan, or one who has it. */
type Listener = 'free' | 'premium';

interface Search {
  /** As it is typed. */
  readonly typed: string;
  /** What must stand first: one of these. */
  readonly first: readonly string[];
  /** Must be among the first eight as well. */
  readonly near?: readonly string[];
  readonly by?: Listener;
}

const wheels = ['Root', 'Sacral', 'Navel', 'Heart', 'Throat', 'Brow', 'Crown'].map(
  (wheel) => `${wheel} Wheel`,
);

/** What people type into the search of a sound library, and what they expect to see first. */
export const searches: readonly Search[] = [
  // Numbers, as people write them.
  { typed: '528', first: ['Transformation'], near: ['Second Ladder', 'Two As in Tokyo', 'The Six of 1999'] },
  { typed: '528 hz', first: ['Transformation'] },
  { typed: '528Hz', first: ['Transformation'] },
  { typed: '528 hertz', first: ['Transformation'] },
  { typed: '528 hz healing frequency', first: ['Transformation'] },
  { typed: '432', first: ['Relaxation'], near: ['Octave Ladder'] },
  { typed: '432hz', first: ['Relaxation'] },
  { typed: '432,0', first: ['Relaxation'] },
  { typed: '432.00 Hz', first: ['Relaxation'] },
  { typed: '7.83', first: ['Schumann Resonance'], near: ['Earth Cavity', 'Ground and Sky'] },
  { typed: '7,83 Hz', first: ['Schumann Resonance'] },
  { typed: '396', first: ['Liberation'] },
  { typed: '417', first: ['Facilitation'] },
  { typed: '639', first: ['Connection'] },
  { typed: '741 hz', first: ['Awakening'] },
  { typed: '852', first: ['Spiritual Order'] },
  { typed: '963hz', first: ['Transcendence'] },
  { typed: '174', first: ['Foundation'] },
  { typed: '285', first: ['Second Step'] },
  { typed: '440', first: ['Concert A'] },
  { typed: '136.1', first: ['Earth Year'], near: ['Heart Wheel'] },
  { typed: '136', first: ['Earth Year'] },
  { typed: '10 hz', first: ['Alpha Waves'], near: ['Berger’s Rhythm'] },
  { typed: '4.5', first: ['Theta Waves'] },
  { typed: '40 hz', first: ['Gamma Beat', 'Narrow Spotlight'] },
  { typed: '1 khz', first: ['High and Slow', 'High and Quick'] },
  { typed: '1,000', first: ['High and Slow', 'High and Quick'] },

  // Purposes.
  { typed: 'sleep', first: ['Deep Sleep'], near: ['Slow Waves', 'Drifting Off'] },
  { typed: 'deep sleep', first: ['Deep Sleep'] },
  { typed: 'insomnia', first: ['Deep Sleep'] },
  { typed: 'calm', first: ['Relaxation', 'Stress Relief', 'Six Breaths', 'Alpha Waves'] },
  { typed: 'relaxing music', first: ['Relaxation', 'Stress Relief', 'Alpha Waves'] },
  { typed: 'anxiety', first: ['Relaxation', 'Stress Relief', 'Six Breaths', 'Alpha Waves'] },
  { typed: 'stress', first: ['Stress Relief'] },
  { typed: 'focus', first: ['Focus Enhancement'] },
  { typed: 'study', first: ['Focus Enhancement'] },
  { typed: 'concentration', first: ['Focus Enhancement'] },
  { typed: 'meditation', first: ['Theta Waves', 'Alpha Waves', 'Theta Beat', 'Midline Theta', ...wheels] },
  { typed: 'breathing', first: ['Six Breaths', 'Stress Relief', 'Seven Breaths', 'Twelve Breaths'] },
  { typed: 'wake up', first: ['Beta Beat'] },
  { typed: 'heart', first: ['Heart Wheel', 'Slow Heart', 'Resting Heart'] },

  // Traditions and ways to listen.
  { typed: 'binaural', first: ['Alpha Beat', 'Theta Beat', 'Delta Beat', 'Beta Beat', 'Low and Slow'] },
  { typed: 'binaural beats', first: ['Alpha Beat', 'Theta Beat', 'Delta Beat', 'Beta Beat', 'Low and Slow'] },
  { typed: 'isochronic', first: ['Theta Waves', 'Alpha Waves', 'Six Breaths', 'Stress Relief'] },
  { typed: 'chakra', first: ['All Seven Wheels', ...wheels] },
  { typed: 'heart chakra', first: ['Heart Wheel'] },
  { typed: 'third eye', first: ['Brow Wheel', 'Spiritual Order'] },
  { typed: 'solar plexus', first: ['Navel Wheel'] },
  { typed: 'solfeggio', first: ['Liberation', 'Transformation'], near: ['Connection', 'Awakening'] },
  { typed: 'solfegio', first: ['Liberation', 'Transformation'] },
  { typed: 'schuman resonance', first: ['Schumann Resonance'] },
  { typed: 'theta', first: ['Theta Waves', 'Theta Beat', 'Midline Theta'] },
  { typed: 'delta waves', first: ['Slow Waves', 'Deep Sleep', 'Delta Beat'] },
  { typed: 'om', first: ['Earth Year', 'Heart Wheel'] },
  { typed: 'planets', first: ['Music of the Spheres', 'Sun', 'Mercury', 'Venus', 'Mars'] },
  { typed: 'tibetan bowl', first: ['Wide Bowl', 'Evening Bowl', 'Lap Bowl', 'Palm Bowl', 'Morning Bowl'] },
  { typed: 'verdi', first: ['Relaxation'] },
  { typed: 'tartarian bells', first: ['Bell of Samarkand'] },

  // Names, whole, in part and misspelt.
  { typed: 'transf', first: ['Transformation'] },
  { typed: 'mozarts piano', first: ['Mozart’s Piano'] },
  { typed: 'dna', first: ['DNA Repair'] },
  { typed: 'bpc 157', first: ['BPC-157'] },
  { typed: 'oxytocin', first: ['Oxytocin'] },
  { typed: 'relaxaton', first: ['Relaxation'] },
  { typed: '528', first: ['Transformation'], near: ['DNA Repair'], by: 'premium' },
  { typed: '641.93', first: ['Millisecond'], by: 'premium' },
];
