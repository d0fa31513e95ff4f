import { octaveFrom } from './hertz.ts';

export const speedOfLight = 299_792_458;
/** Of standard air for visible light; wavelengths in the tables are those in air. */
const airSlows = 1.000277;
/** Rydberg constant of hydrogen, per metre. */
const rydberg = 10_967_758.34;
/** Wien's displacement constant, metre kelvin. */
const wien = 2.897771955e-3;

/** Where light and atomic waves are brought to: the octave from the C of philosophical pitch. */
const heardFrom = 256;

export function toneOfWave(hertz: number): number {
  return octaveFrom(heardFrom, hertz);
}

export function toneOfWavelength(nanometresInAir: number): number {
  return toneOfWave(speedOfLight / (nanometresInAir * 1e-9 * airSlows));
}

/** A line of hydrogen: the electron falls from one level to a lower one. */
export function hydrogenTone(from: number, to: number): number {
  return toneOfWave(speedOfLight * rydberg * (1 / to ** 2 - 1 / from ** 2));
}

/** The wavelength, in nm, at which a glowing body of this temperature shines most, by Wien's law. */
export function brightestWavelength(kelvin: number): number {
  return (wien / kelvin) * 1e9;
}
