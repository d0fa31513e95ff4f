/** About nineteen pieces each, as long as what people type. */
export const TEXTS = [
  'I have been lying here for two hours thinking about work and the kids again',
  'my back hurts so much today that I can hardly get up from the chair at work',
  'nobody texted me on my birthday and the flat is so quiet this evening',
  'I got the job and I want to dance around the kitchen with everyone tonight',
];
export const ROUNDS = 50;
