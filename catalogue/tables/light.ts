/** Wavelengths in air, in nm (NIST Atomic Spectra Database). */
export const lines = {
  sodium: [588.995, 589.592],
  helium: [447.148, 471.314, 492.193, 501.568, 587.562, 667.815],
  mercury: [404.656, 435.833, 546.074, 576.96, 579.066],
  neon: [585.249, 614.306, 640.225, 650.653, 703.241],
  aurora: [557.734, 630.03, 636.378],
  calcium: [393.366, 396.847],
  /** Lithium, sodium, potassium: the colours in which a chemist's flame shows them. */
  flames: [670.776, 588.995, 766.49],
} as const;

/** The lines Fraunhofer lettered in sunlight from 1814 on: A, B, C, D, E, F, h, H. */
export const fraunhofer = [759.37, 686.719, 656.281, 588.995, 527.039, 486.134, 410.175, 396.847] as const;

/** Kelvin; the Sun's effective temperature. */
export const sunSurface = 5_772;
