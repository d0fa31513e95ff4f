/** The ring of a well tuned kettledrum: its modes with diameters only, as measured and rounded. */
export const kettledrum = [1, 1.5, 1.98, 2.44] as const;

/** How makers tune the first three partials of a marimba bar: one, two octaves, three octaves and a major third. */
export const marimbaBar = [1, 4, 10] as const;

/** Inharmonicity of a piano string in the middle of the keyboard, of the order H. Fletcher gave in 1964. */
export const pianoStiffness = 0.0004;
