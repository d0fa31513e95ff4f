import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { text } from '#contract/rules/limits.ts';
import { pages } from '#contract/rules/pages.ts';
import { delays } from '#web/lib/delays.ts';
import type { FeedName } from './feed.ts';

const names: readonly FeedName[] = ['all', 'own', 'liked'];

/** Which list is shown and what is looked for: kept in the address, so that a way back leads to the same. */
export function useFeedView() {
  // The router tells when the address changes, but undoes its escapes once too often.
  useSearch();
  const asked = new URLSearchParams(window.location.search);
  const name = names.find((one) => one === asked.get('posts')) ?? 'all';
  const search = (asked.get('q') ?? '').slice(0, text.searchMax);
  const [typed, setTyped] = useState(search);
  const [, navigate] = useLocation();

  const go = (next: { name: FeedName; search: string }) => {
    const query = new URLSearchParams({
      ...(next.name === 'all' ? {} : { posts: next.name }),
      ...(next.search === '' ? {} : { q: next.search }),
    });
    const { state } = window.history;
    navigate(query.size > 0 ? `${pages.community.path}?${query}` : pages.community.path, {
      replace: true,
      state,
    });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed goes into the address once it rests
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = window.setTimeout(() => go({ name: 'all', search: wanted }), delays.feedSearch);
    return () => window.clearTimeout(timer);
  }, [typed]);

  return {
    name,
    search,
    typed,
    type: setTyped,
    show: (next: FeedName) => {
      setTyped('');
      go({ name: next, search: '' });
    },
  };
}
