/** Power spectra of a real signal, window by window. Radix-2, in place, with its tables made once. */
export function powerSpectra(
  samples: Float32Array,
  size: number,
  hop: number,
  each: (power: Float64Array, start: number) => void,
): void {
  const window = Float64Array.from(
    { length: size },
    (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / size),
  );
  const gain = 4 / (size * size) / 0.375;
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const power = new Float64Array(size / 2 + 1);
  const transform = fourier(size);
  for (let start = 0; start + size <= samples.length; start += hop) {
    for (let i = 0; i < size; i++) {
      re[i] = (samples[start + i] as number) * (window[i] as number);
      im[i] = 0;
    }
    transform(re, im);
    for (let k = 0; k <= size / 2; k++) power[k] = gain * ((re[k] as number) ** 2 + (im[k] as number) ** 2);
    each(power, start);
  }
}

function fourier(size: number): (re: Float64Array, im: Float64Array) => void {
  const cos = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((2 * Math.PI * i) / size));
  const sin = Float64Array.from({ length: size / 2 }, (_, i) => Math.sin((2 * Math.PI * i) / size));
  const bits = Math.log2(size);
  const swaps = Uint32Array.from({ length: size }, (_, i) => {
    let reversed = 0;
    for (let b = 0; b < bits; b++) reversed |= ((i >> b) & 1) << (bits - 1 - b);
    return reversed;
  });
  return (re, im) => {
    for (let i = 0; i < size; i++) {
      const j = swaps[i] as number;
      if (j > i) {
        [re[i], re[j]] = [re[j] as number, re[i] as number];
        [im[i], im[j]] = [im[j] as number, im[i] as number];
      }
    }
    for (let span = 1; span < size; span *= 2) {
      const stride = size / (2 * span);
      for (let from = 0; from < size; from += 2 * span) {
        for (let k = 0; k < span; k++) {
          const c = cos[k * stride] as number;
          const s = -(sin[k * stride] as number);
          const a = from + k;
          const b = a + span;
          const x = (re[b] as number) * c - (im[b] as number) * s;
          const y = (re[b] as number) * s + (im[b] as number) * c;
          re[b] = (re[a] as number) - x;
          im[b] = (im[a] as number) - y;
          re[a] = (re[a] as number) + x;
          im[a] = (im[a] as number) + y;
        }
      }
    }
  };
}
