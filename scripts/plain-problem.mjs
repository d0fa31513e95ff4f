/** Something that the person at the keyboard can mend: its message is all they need, without a stack. */
export class PlainProblem extends Error {}

/**
 * Does the work; a problem is told in its own words and ends the process with 1.
 * @param {() => Promise<void>} work
 */
export async function withPlainProblems(work) {
  try {
    await work();
  } catch (error) {
    const words = plainWords(error);
    if (words === undefined) throw error;
    process.stderr.write(`${words}\n`);
    process.exit(1);
  }
}

/**
 * @param {unknown} error
 * @returns {string | undefined}
 */
function plainWords(error) {
  if (error instanceof PlainProblem) return error.message;
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `Cannot write ${path}: this user needs write permission there.`;
  if (code === 'ENOSPC') return `Cannot write ${path ?? 'a file'}: the disk is full.`;
  return undefined;
}
