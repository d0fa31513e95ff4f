/** Just ratios of the twelve swaras to Sa; capital letters are the higher form. One common choice among several. */
export const swaras = {
  S: '1/1',
  r: '16/15',
  R: '9/8',
  g: '6/5',
  G: '5/4',
  m: '4/3',
  M: '45/32',
  P: '3/2',
  d: '8/5',
  D: '5/3',
  n: '9/5',
  N: '15/8',
} as const;

/** The ten thaats under which V. N. Bhatkhande grouped the ragas of North India. */
export const thaats = {
  bilawal: 'S R G m P D N',
  khamaj: 'S R G m P D n',
  kafi: 'S R g m P D n',
  asavari: 'S R g m P d n',
  bhairavi: 'S r g m P d n',
  bhairav: 'S r G m P d N',
  kalyan: 'S R G M P D N',
  marwa: 'S r G M P D N',
  purvi: 'S r G M P d N',
  todi: 'S r g M P d N',
} as const;

/** The two degrees, besides Sa, that tell each thaat from the other nine. */
export const thaatLeads = {
  bilawal: 'D G',
  khamaj: 'n G',
  kafi: 'P g',
  asavari: 'd g',
  bhairavi: 'm r',
  bhairav: 'd r',
  kalyan: 'N M',
  marwa: 'D r',
  purvi: 'd M',
  todi: 'M g',
} as const satisfies Record<keyof typeof thaats, string>;

/** Steps and the distance of the tonic from A in quarter tones; `lead` are the degrees that tell it apart. */
export const maqams = {
  rast: { steps: [4, 3, 3, 4, 4, 3, 3], fromA: -18, lead: [0, 2, 4] },
  nahawand: { steps: [4, 2, 4, 4, 2, 4, 4], fromA: -18, lead: [0, 2, 4] },
  ajam: { steps: [4, 4, 2, 4, 4, 4, 2], fromA: -22, lead: [0, 2, 4] },
  bayati: { steps: [3, 3, 4, 4, 2, 4, 4], fromA: -14, lead: [0, 1, 4] },
  hijaz: { steps: [2, 6, 2, 4, 2, 4, 4], fromA: -14, lead: [0, 2, 4] },
  saba: { steps: [3, 3, 2, 6, 2, 4, 4], fromA: -14, lead: [0, 2, 3] },
  kurd: { steps: [2, 4, 4, 4, 2, 4, 4], fromA: -14, lead: [0, 2, 4] },
  sikah: { steps: [3, 4, 4, 3, 3, 4, 3], fromA: -11, lead: [0, 2, 4] },
} as const;

/** The five tones in the order of the scale, from the rule of subtracting and adding a third (Guanzi). */
export const fiveTones = ['1/1', '9/8', '81/64', '3/2', '27/16'] as const;
