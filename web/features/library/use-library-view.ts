import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { pages } from '#contract/rules/pages.ts';
import { type LibraryView, readView, writeView } from './library-view.ts';

/** Kept with a step of the history: the sheet was opened from the page under it, so that closing it is a step back. */
const openedHere = { sheetOpenedHere: true };

interface Steps {
  readonly view: LibraryView;
  /** A choice is a step one can go back from; what is being typed is not. */
  readonly change: (filters: Partial<Omit<LibraryView, 'presetId'>>) => void;
  readonly openSheet: (presetId: number) => void;
  readonly closeSheet: () => void;
}

export const sheetAddress = (view: LibraryView, presetId: number) =>
  `${pages.library.path}${writeView({ ...view, presetId })}`;

/** The view that the address tells, and the ways to another one. */
export function useLibraryView(): Steps {
  // The router tells when the address changes, but undoes its escapes once too often: '%2541' would become 'A'.
  useSearch();
  const { search } = window.location;
  const [, navigate] = useLocation();
  const view = useMemo(() => readView(search), [search]);

  const go = useCallback(
    (next: LibraryView, replace: boolean, state?: typeof openedHere) =>
      navigate(`${pages.library.path}${writeView(next)}`, { replace, state }),
    [navigate],
  );
  return {
    view,
    change: useCallback(
      (filters) => go({ ...readView(window.location.search), ...filters }, 'query' in filters),
      [go],
    ),
    openSheet: useCallback(
      (presetId) => {
        const here = readView(window.location.search);
        // From sheet to sheet one does not pile up steps: closing leads back to the shelves.
        if (here.presetId === null) go({ ...here, presetId }, false, openedHere);
        else go({ ...here, presetId }, true, wasOpenedHere() ? openedHere : undefined);
      },
      [go],
    ),
    closeSheet: useCallback(() => {
      if (wasOpenedHere()) window.history.back();
      else go({ ...readView(window.location.search), presetId: null }, true);
    }, [go]),
  };
}

function wasOpenedHere(): boolean {
  return (window.history.state as Partial<typeof openedHere> | null)?.sheetOpenedHere === true;
}
