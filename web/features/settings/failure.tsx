import { wordsOf } from '#web/api/api-error.ts';

/** Why something was not done, where it was tried; nothing while there is no reason. */
export function Failure({ error }: { readonly error: unknown }) {
  if (!error) return null;
  return (
    <p role="alert" className="text-13 text-danger">
      {wordsOf(error, 'That did not work. Please try again.')}
    </p>
  );
}
