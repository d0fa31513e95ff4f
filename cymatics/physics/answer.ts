/**
 * The driven response: every mode answers with φ(drive) / (ω² − ω_drive² + j·damping·ω_drive). Between two
 * resonances both take part, so the figure changes without a jump while the frequency glides.
 * Numbers are Chladni numbers: (k / (π/2))² for a half width or radius of one.
 */
export interface Displacement {
  /** In phase with the drive, and a quarter turn behind it, on (size + 1)² places row by row. */
  inPhase: Float32Array;
  behind: Float32Array;
}

/**
 * Width of every resonance in Chladni numbers (air and the pad take the same share at each pitch): Q is 80 at
 * 432 Hz on the dial. Narrower makes figures jump; wider lets waves travel, and lines break into dots.
 */
export const DAMPING = 1.3;
export const K_PER_ROOT_NUMBER = Math.PI / 2;

/** Real and imaginary part of one mode's answer, for the squared frequencies of mode and drive. */
export function answer(own: number, driven: number, loss: number): [number, number] {
  const detuning = own - driven;
  const size = detuning * detuning + loss * loss || 1;
  return [detuning / size, -loss / size];
}
