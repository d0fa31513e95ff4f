/** The numbers of the specification that shape what is heard. The engine and every page that plays obey them. */

export const timer = {
  /** What the selector offers; beside them a listener may choose any other length, or none. */
  minutes: [1, 5, 10, 15, 20, 30, 45, 60],
  minutesMax: 720,
  /** The end is not a cut: it comes over these seconds, and over this part of a session that is short. */
  endFadeSeconds: 8,
  endFadePart: 0.1,
  defaultSeconds: 300,
  resetAfterEndMs: 100,
  loopRestartMs: 1_000,
  startAfterResetMs: 50,
} as const;

/** In percent, as the faders show them. */
export const mixer = {
  master: 60,
  music: 50,
  frequencies: 40,
  river: 40,
  /** The music never plays louder than this part of full. */
  musicCap: 0.8,
} as const;

export const shaping = {
  fadeInSeconds: 0.1,
  stopFadeSeconds: 0.05,
  stopAfterMs: 100,
  engineGain: 0.5,
  gainRampSeconds: 0.1,
  fftSize: 2_048,
  smoothing: 0.85,
} as const;

export const gains = {
  generator: 0.5,
  preview: 0.5,
  post: 0.3,
  snapshot: 0.5,
  profile: 0.2,
  recommendation: [0.6, 0.5, 0.4],
} as const;

/** A preset saved as a program: the first generator at `firstVolume`, each next one lower by `volumeStep`. */
export const savedPreset = {
  firstVolume: 0.7,
  volumeStep: 0.1,
  waveType: 'sine',
  syncMode: 'sync',
  category: 'Physical',
} as const;

export const profilePlayback = { seconds: 300 } as const;

/** Minutes of a program that does not say its own. */
export const defaultProgramMinutes = 20;

/** The river's recording; it repeats between these seconds of its file. */
export const riverTrack = {
  title: 'Relaxing River',
  description: 'Natural flowing water sounds',
  src: '/audio/river.mp3',
  loopStart: 1,
  loopEnd: 97,
} as const;

/** The quiet loop of the sign-in page: its own volume, and where its recording repeats, in seconds of the file. */
export const ambience = { volume: 0.3, loopStart: 1, loopEnd: 65 } as const;

/** The volume at which the film of the landing page begins. */
export const introFilm = { volume: 0.7 } as const;

export const engineDelays = { toggleMergeMs: 1_500, updateMs: 200 } as const;

/** What the three generators are on a first visit. */
export const firstGenerators = [
  { frequency: 432, enabled: true },
  { frequency: 528, enabled: false },
  { frequency: 396, enabled: false },
] as const;

export const solfeggio = [396, 417, 528, 639, 741, 852] as const;

/** The preset buttons of the Simple Visualization page, in their order; it begins with the first. */
export const simpleTones = [432, 528, 639, 741, 396, 417, 285, 963] as const;

/** How fast neighbours beat in each mode, in Hz, until somebody sets it. */
export const firstBeats = { pulse: 1.5, binaural: 5 } as const;

/** Below this a tone cannot be heard; it is sounded as a pulse on a carrier. */
export const audibleFromHz = 20;
export const fallbackCarrierHz = 200;

export const harmonicRatio = 11;

/** What the Cymatic Gong begins with. */
export const gongTones = [
  { frequency: 432, waveType: 'sine', volume: 0.7, enabled: true },
  { frequency: 528, waveType: 'sine', volume: 0.6, enabled: false },
  { frequency: 396, waveType: 'sine', volume: 0.5, enabled: false },
] as const;

/** What the editor of sequenced programs begins with. */
export const firstSequence = {
  name: 'My Sequenced Program',
  description: 'A custom frequency program with timed transitions',
  category: 'Sequenced',
  stageSeconds: 60,
  generators: [
    { frequencies: [396, 417], volume: 0.7, enabled: true },
    { frequencies: [528, 639], volume: 0.6, enabled: true },
    { frequencies: [432, 741], volume: 0.5, enabled: false },
  ],
} as const;
