import { type ReactNode, useMemo, useState } from 'react';
import type { AboutOthers, Person, Reportable } from '#web/api/about-others.ts';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';

/** What a page needs so that one can report and block on it: the hands for its parts, and the dialogs they open. */
export function useAboutOthers(): { readonly aboutOthers: AboutOthers; readonly dialogs: ReactNode } {
  const [thing, setThing] = useState<Reportable | null>(null);
  const [person, setPerson] = useState<Person | null>(null);
  const aboutOthers = useMemo(() => ({ onReport: setThing, onBlock: setPerson }), []);
  const dialogs = (
    <>
      <ReportDialog thing={thing} onClose={() => setThing(null)} />
      <BlockDialog person={person} onClose={() => setPerson(null)} />
    </>
  );
  return { aboutOthers, dialogs };
}
