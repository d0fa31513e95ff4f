/**
 * The pictures that were read last, whole, up to so many bytes together. Reading one piece of a row costs nearly as
 * much as reading all of it, so the pieces that follow the first are cut from here while it lasts. Kept under the
 * hash of their bytes, they are never out of date.
 */
export class RecentPictures {
  readonly #bytesMax: number;
  /** The one used last stands last. */
  readonly #pictures = new Map<string, Buffer>();

  constructor({ bytesMax }: { bytesMax: number }) {
    this.#bytesMax = bytesMax;
  }

  keep(hash: string, bytes: Buffer): void {
    this.#pictures.delete(hash);
    this.#pictures.set(hash, bytes);
    let sum = [...this.#pictures.values()].reduce((total, { length }) => total + length, 0);
    for (const [oldest, { length }] of this.#pictures) {
      if (sum <= this.#bytesMax) break;
      this.#pictures.delete(oldest);
      sum -= length;
    }
  }

  /** A copy: a reader who takes nothing must not hold the whole picture by its piece. */
  cut(hash: string, begin: number, length: number): Buffer | undefined {
    const bytes = this.#pictures.get(hash);
    if (!bytes) return undefined;
    this.#pictures.delete(hash);
    this.#pictures.set(hash, bytes);
    return Buffer.from(bytes.subarray(begin, begin + length));
  }
}
