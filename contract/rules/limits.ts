/**
 * How much of a thing there may be, and between which ends a value may lie.
 * Browser and server obey the same numbers; each stands here once.
 */

export const account = {
  usernameMin: 3,
  usernameMax: 20,
  emailMax: 254,
  passwordMin: 6,
  passwordMax: 128,
  loginNameMin: 3,
  loginNameMax: 254,
  bioMax: 500,
  websiteMax: 200,
  handleMax: 30,
  passkeysMax: 20,
  passkeyNameMax: 60,
} as const;

/** What each tier may use. Everything beyond the free figures is premium. */
export const tiers = {
  generators: 3,
  freeGenerators: 1,
  songs: 14,
  firstPremiumTrack: 3,
  freePrograms: 3,
} as const;

export const frequency = {
  min: 0.1,
  max: 20_000,
  default: 432,
  sliderMax: 2_000,
  sliderStep: 0.01,
  /** A moving value retunes the sounding tone only from this change on. */
  retuneThreshold: 0.1,
} as const;

/** How fast two tones beat in Pulse and Binaural, in Hz. */
export const beat = { min: 0.5, max: 40, step: 0.1 } as const;

export const volume = {
  min: 0,
  max: 1,
  /** A moving value changes the sounding gain only from this change on. */
  changeThreshold: 0.01,
} as const;

export const visualization = {
  fineTuneMin: 20,
  fineTuneMax: 2_000,
  fineTuneStep: 0.5,
  simpleMin: 20,
  simpleMax: 1_000,
  canvasSize: 900,
} as const;

export const sequence = {
  stagesMin: 1,
  stagesMax: 50,
  stageFrequencyMin: 20,
  stageFrequencyMax: 20_000,
  stageSecondsMin: 1,
  stageSecondsMax: 3_600,
  volumeStep: 0.05,
} as const;

export const recommendation = {
  intensityMin: 1,
  intensityMax: 10,
  intensityDefault: 5,
  secondsMin: 60,
  secondsMax: 3_600,
  secondsStep: 60,
  secondsDefault: 300,
  toolMinutes: [30, 60, 90],
  toolMinutesDefault: 30,
  symptomsMax: 15,
  symptomMax: 60,
  conditionsMax: 500,
  /** So many stand on the dashboard. */
  forYou: 3,
  /** So many are found at a time, and so many kept of a member; older ones give way. */
  perList: 6,
  keptMax: 60,
} as const;

export const mood = {
  textMax: 2_000,
  /** What the counter under the mood box counts towards; longer texts are still taken. */
  counter: 500,
} as const;

/** A program lasts a day at most. */
export const program = {
  minutesMax: 24 * 60,
  /** Whether there is such a song is known when it is to be played: songs come and go. */
  songIdShape: /^[a-z0-9-]{1,64}$/,
} as const;

/** As many tones of a post sound as there are generators. */
export const post = { frequenciesMax: tiers.generators } as const;

export const rating = { min: 1, max: 5 } as const;

export const text = {
  postMax: 2_000,
  commentMax: 1_000,
  reasonMax: 500,
  programNameMax: 100,
  programDescriptionMax: 1_000,
  categoryMax: 50,
  tagsMax: 10,
  tagMax: 30,
  snapshotNameMax: 100,
  snapshotDescriptionMax: 500,
  searchMax: 100,
  cursorMax: 200,
  returnToMax: 512,
} as const;

export const picture = {
  bytesMax: 5 * 1024 * 1024,
  sideMax: 10_000,
  /** Over all frames of a moving picture. */
  pixelsMax: 40_000_000,
  framesMax: 100,
  /** What it may weigh when it was drawn anew: hardly more than what was sent. */
  redrawnBytesMax: 7.5 * 1024 * 1024,
  /** What all pictures of an account may take up together. */
  freeQuotaBytes: 200 * 1024 * 1024,
  premiumQuotaBytes: 2 * 1024 * 1024 * 1024,
} as const;

/** How much of a list a card or page shows. */
export const shown = {
  libraryChips: 4,
  /** More than anybody listens in that time; it bounds what one call reads. */
  summarySessionsMax: 10_000,
  recentPresets: 6,
  trendingPresets: 4,
  categoryPresets: 3,
  recentRecommendations: 5,
  programDescription: 60,
  feedPage: 30,
  gallery: 500,
  gongSnapshots: 12,
} as const;

export const listening = {
  /** Shorter than this is trying something out. */
  secondsMin: 10,
  secondsMax: 86_400,
  /** What was kept while there was no connection comes this late at most. */
  daysLateMax: 90,
  feelingMin: 1,
  feelingMax: 10,
  perPage: 100,
  /** How far back the figures look. */
  summaryDays: 366,
  /** More than anybody listens in that time; it bounds what one call reads. */
  summarySessionsMax: 10_000,
  recentPresets: 6,
  topFrequencies: 12,
} as const;

export const preferences = { categoriesMax: 20, frequenciesMax: 50 } as const;
