import { useState } from 'react';
import { registrationCheck } from '#contract/entities/account.ts';
import { call } from '#web/api/client.ts';

type Checked = 'username' | 'email';
type Problems = Readonly<Partial<Record<Checked, { readonly value: string; readonly words: string }>>>;

/**
 * Whether somebody has the name or the address already: asked when its field is left, told there. A question that
 * gets no answer tells nothing; the registration itself decides.
 */
export function useTakenCheck() {
  const [problems, setProblems] = useState<Problems>({});
  const check = async (field: Checked, value: string) => {
    // What breaks a rule is told by the form itself, when it is sent.
    if (!registrationCheck.safeParse({ [field]: value }).success) return;
    const answer = await call('checkRegistration', { body: { [field]: value } }).catch(() => null);
    const words = answer?.[field];
    if (words) setProblems((known) => ({ ...known, [field]: { value, words } }));
  };
  /** The words for this very value: one letter more may make it free. */
  const problemWith = (field: Checked, value: string) =>
    problems[field]?.value === value ? problems[field].words : undefined;
  return { check, problemWith };
}
