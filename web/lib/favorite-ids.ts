/** Ids as they were stored, where anyone may write. A number kept as text is the same preset. */
export function toFavoriteIds(stored: unknown): ReadonlySet<number> {
  if (!Array.isArray(stored)) return new Set();
  // Of other things some cannot even be asked for their number, and the page would break on them.
  const written = stored.filter((item) => typeof item === 'number' || typeof item === 'string');
  return new Set(written.map(Number).filter((id) => Number.isInteger(id) && id > 0));
}
