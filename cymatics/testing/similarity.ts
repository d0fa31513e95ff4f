const WINDOW = 8;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** Structural similarity (SSIM) of two pictures of one size, over windows of 8 × 8 of their brightness; 1 is equal. */
export function similarity(a: ImageData, b: ImageData): number {
  if (a.width !== b.width || a.height !== b.height) throw new Error('pictures of different size');
  let sum = 0;
  let windows = 0;
  for (let y = 0; y + WINDOW <= a.height; y += WINDOW) {
    for (let x = 0; x + WINDOW <= a.width; x += WINDOW) {
      sum += windowSimilarity(a, b, x, y);
      windows++;
    }
  }
  return sum / windows;
}

function windowSimilarity(a: ImageData, b: ImageData, left: number, top: number): number {
  const n = WINDOW * WINDOW;
  let [meanA, meanB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let j = 0; j < WINDOW; j++) {
    for (let i = 0; i < WINDOW; i++) {
      const p = 4 * ((top + j) * a.width + left + i);
      const [u, v] = [brightness(a, p), brightness(b, p)];
      meanA += u / n;
      meanB += v / n;
      squareA += (u * u) / n;
      squareB += (v * v) / n;
      product += (u * v) / n;
    }
  }
  const varianceA = squareA - meanA * meanA;
  const varianceB = squareB - meanB * meanB;
  const covariance = product - meanA * meanB;
  return (
    ((2 * meanA * meanB + C1) * (2 * covariance + C2)) /
    ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2))
  );
}

function brightness({ data }: ImageData, p: number): number {
  const alpha = (data[p + 3] ?? 0) / 255;
  return (0.299 * (data[p] ?? 0) + 0.587 * (data[p + 1] ?? 0) + 0.114 * (data[p + 2] ?? 0)) * alpha;
}
