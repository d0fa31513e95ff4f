/** Zeros of the Bessel functions that shape a round drumhead: (0,1) (1,1) (2,1) (0,2) (3,1) (1,2) (4,1). */
export const drumheadZeros = [2.4048, 3.8317, 5.1356, 5.5201, 6.3802, 7.0156, 7.5883] as const;

/** Frequency parameters of round plates (Leissa, Vibration of Plates, NASA SP-160, 1969), lowest first. */
export const freeDisc = [5.253, 9.084, 12.23, 20.52, 21.6, 33.1, 35.25] as const;
export const clampedDisc = [10.2158, 21.26, 34.88, 39.771, 51.04, 60.82] as const;

/** The ring of a well tuned kettledrum, diametric modes (Fletcher and Rossing). */
export const kettledrum = [1, 1.5, 1.98, 2.44] as const;

/** How a marimba maker tunes the first three partials of a bar: fundamental, double octave, and the third above it. */
export const marimbaBar = [1, 4, 10] as const;

/** Inharmonicity of a piano string in the middle of the keyboard, of the order H. Fletcher gave in 1964. */
export const pianoStiffness = 0.0004;
