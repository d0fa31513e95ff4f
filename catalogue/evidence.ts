import type { Evidence } from './family.ts';

/** What is known and what is not, one line each. Kept in one place, so that one correction corrects all. */
export const evidence = {
  sonification: {
    grade: 'none',
    note: 'The number is real, the step from it to a tone is a rule of ours. Nobody has studied what such tones do for a listener.',
  },
  peptide: {
    grade: 'none',
    note: 'A sound holds no peptide and does not act like one. Nobody has studied what these tones do for a listener.',
  },
  dna: {
    grade: 'none',
    note: 'Sound is not known to act on DNA in living people, and these tones do not repair it.',
  },
  solfeggio: {
    grade: 'tradition',
    note: 'No medieval source has these numbers and no controlled trial has tested this tone. Listen because you like it.',
  },
  transformation: {
    grade: 'tradition',
    note: 'One small study of nine people heard five minutes of music tuned to hold 528 Hz (Akimoto 2018). It has not been repeated at size, and a bare tone was not tested.',
  },
  verdi: {
    grade: 'mixed',
    note: 'A pilot of 33 people (Calamassi and Pomponi 2019) and a trial of 43 (Hohneck 2025) compared this pitch with the usual one: the heart beat a little slower, most other differences lay within chance. Nobody tested a bare tone.',
  },
  pitch: {
    grade: 'tradition',
    note: 'Where musicians set their A is a matter of time, place and taste. No pitch has been shown to be better for people than another.',
  },
  tuning: {
    grade: 'tradition',
    note: 'The ratios are exact and the preference for them is old. What a tuning does to a mood depends on the listener and has not been proved.',
  },
  chord: {
    grade: 'tradition',
    note: 'Many listeners find simple ratios smooth, and experiments agree that training and culture matter. Nothing beyond that is shown.',
  },
  maqam: {
    grade: 'tradition',
    note: 'Teachers link each mode with a mood. Listeners who grew up with the music tend to agree; others often do not.',
  },
  beats: {
    grade: 'mixed',
    note: 'Pooled results for beats are moderate but uneven (Garcia-Argibay 2019, 22 studies). Of 14 studies that looked for brain waves following the beat, 5 saw it and 8 did not (Ingendoh 2023).',
  },
  focus: {
    grade: 'mixed',
    note: 'Music that swells at a beta rate went with steadier attention in one study with company co-authors (Woods 2024); 40 Hz beats brought no gain in another (Leistiko 2023). A bare tone was not tested.',
  },
  sleep: {
    grade: 'mixed',
    note: 'Sleep rhythms are well measured. Whether a pulse at their rate helps anybody fall asleep is open: studies are small and disagree.',
  },
  laboratory: {
    grade: 'mixed',
    note: 'The rates are those of the study named. Played from speakers the pair beats in the air; the study gave one tone to each ear.',
  },
  breath: {
    grade: 'some-trials',
    note: 'Breathing at about six a minute widens the swing of the heart rate (Lehrer and Gevirtz 2014). That belongs to the breathing; the tone only keeps the pace.',
  },
  pace: {
    grade: 'none',
    note: 'People fall into step with a beat easily. Nobody has studied what this pulse on its own does.',
  },
  rocking: {
    grade: 'some-trials',
    note: 'A bed that rocked at this rate all night was studied with eighteen sleepers (Perrault 2019). A tone that swells at this rate was not.',
  },
  schumann: {
    grade: 'none',
    note: 'The resonances are electromagnetic and well measured. No controlled study shows that a sound at their rate does anything for a listener.',
  },
  planets: {
    grade: 'tradition',
    note: 'The arithmetic is exact. That the tone of a planet does anything for a listener has not been shown.',
  },
  wheels: {
    grade: 'tradition',
    note: 'The chakras come from Indian tradition, the tones from Cousto; joining the two is recent. Nothing about it has been measured.',
  },
  bells: {
    grade: 'none',
    note: 'How bells ring is well measured. The story of Tartarian bells is a legend of the internet, and nothing about their sound has been studied.',
  },
  bowls: {
    grade: 'tradition',
    note: 'In one study 62 people filled in questionnaires before and after bowls were played (Goldsby 2017); nobody sat in silence for comparison.',
  },
  bodies: {
    grade: 'none',
    note: 'How the body rings is physics, checked many times. What the sound does for a listener has not been studied.',
  },
  thaat: {
    grade: 'tradition',
    note: 'Hours and moods of the modes are handed down from teacher to pupil. They have hardly been tested.',
  },
  fiveTones: {
    grade: 'tradition',
    note: 'Old Chinese medicine pairs five tones with organs and feelings. The pairing is tradition and has not been shown to do anything.',
  },
} as const satisfies Record<string, Evidence>;
