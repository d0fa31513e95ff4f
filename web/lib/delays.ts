/** Every delay and threshold of the interface that the specification names: milliseconds, unless the name says pixels. */
export const delays = {
  tooltipOpen: 700,
  tooltipSkip: 300,
  hoverCardOpen: 700,
  hoverCardClose: 300,
  toastShown: 5000,
  toastSwipePixels: 50,
  toastMaxPixels: 420,

  cardToggle: 200,
  cardTypedFrequency: 500,
  cardSlider: 400,
  cardPreset: 100,
  cardWaveType: 150,
  cardVolume: 150,
  cardLock: 300,
  visualizationLock: 500,
  presetButtonLock: 500,
  libraryPlayClick: 200,

  programApply: 300,
  fineTune: 100,
  playStatePoll: 1000,
  visualizationListRefresh: 2000,
  volumePopoverHide: 3000,
  volumePopoverHideWhenOpened: 5000,

  /** How long a filled-in registration may wait for a plan (it holds a password). */
  pendingRegistration: 30 * 60 * 1000,
  /** How often the feed looks for new posts, how long it is kept for those who come back, how long typing rests. */
  newPostsLook: 60_000,
  feedKept: 30 * 60 * 1000,
  feedSearch: 300,
  profileRetry: 1000,
  /** The page after a payment says for so long that it is verifying, and asks again so often until it knows. */
  subscriptionVerify: 3000,
  subscriptionPoll: 2000,
} as const;
