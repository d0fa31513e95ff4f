import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Post } from '#contract/entities/post.ts';
import { callPage, keyOf, type Page } from '#web/api/client.ts';
import { delays } from '#web/lib/delays.ts';

export type FeedName = 'all' | 'own' | 'liked';
type FeedPages = InfiniteData<Page<Post>, string | null>;

/** A snapshot carries the snapshot's own id, so type and id together name a post. */
export const keyOfPost = ({ type, id }: Pick<Post, 'type' | 'id'>): string => `${type}-${id}`;

const allPosts = keyOf('listPosts')[0];

function addressOf(name: FeedName, search: string): string {
  if (name === 'own') return keyOf('listOwnPosts')[0];
  if (name === 'liked') return keyOf('listLikedPosts')[0];
  return search === '' ? allPosts : keyOf('listPosts', { query: { q: search } })[0];
}

function fetchPosts(name: FeedName, search: string, cursor: string | null): Promise<Page<Post>> {
  const page = cursor === null ? {} : { cursor };
  if (name === 'own') return callPage('listOwnPosts', { query: page });
  if (name === 'liked') return callPage('listLikedPosts', { query: page });
  return callPage('listPosts', { query: search === '' ? page : { q: search, ...page } });
}

/** A list of posts, newest first, page by page. It is kept for a while, so that whoever comes back finds it. */
export function useFeed(name: FeedName, search: string) {
  const feed = useInfiniteQuery({
    queryKey: [addressOf(name, search)],
    queryFn: ({ pageParam }) => fetchPosts(name, search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: delays.feedKept,
  });
  return { ...feed, posts: feed.data?.pages.flatMap(({ items }) => items) ?? [] };
}

/** Looks from time to time whether somebody has written: what has come since `first` was fetched. */
export function useNewPosts(first: Page<Post> | undefined, enabled: boolean) {
  const { data } = useQuery({
    queryKey: [allPosts, 'newest'],
    queryFn: () => fetchPosts('all', '', null),
    refetchInterval: delays.newPostsLook,
    enabled: enabled && first !== undefined,
    initialData: first,
  });
  const known = new Set(first?.items.map(keyOfPost));
  const unknown = data?.items.findIndex((post) => known.has(keyOfPost(post))) ?? 0;
  // Not one of a whole page is known: there is a gap, and the list begins anew.
  const hasGap = unknown === -1 && known.size > 0;
  const count = hasGap ? (data?.items.length ?? 0) : Math.max(0, unknown);
  return { count: enabled ? count : 0, hasGap, page: data };
}

/** Puts what has come on top of the list, or begins it anew where there is a gap. */
export function showNewPosts(queries: QueryClient, { hasGap, page }: ReturnType<typeof useNewPosts>): void {
  if (!page) return;
  queries.setQueryData<FeedPages>([allPosts], (feed) => {
    if (!feed || hasGap) return { pages: [page], pageParams: [null] };
    const [first, ...rest] = feed.pages;
    const known = new Set(first?.items.map(keyOfPost));
    const fresh = page.items.filter((post) => !known.has(keyOfPost(post)));
    return {
      ...feed,
      pages: [{ next: first?.next ?? null, items: [...fresh, ...(first?.items ?? [])] }, ...rest],
    };
  });
}

/** What was just written stands on top; lists that are not in sight are fetched when they are. */
export function addPost(queries: QueryClient, post: Post): void {
  for (const address of [allPosts, keyOf('listOwnPosts')[0]]) {
    queries.setQueryData<FeedPages>([address], (feed) => {
      const [first, ...rest] = feed?.pages ?? [];
      if (!feed || !first) return feed;
      return { ...feed, pages: [{ ...first, items: [post, ...first.items] }, ...rest] };
    });
  }
}

const lists = ['/api/community/posts', '/api/community/user', '/api/community/liked-posts'];

/** Changes a post wherever it stands; null takes it out. */
export function changePost(queries: QueryClient, key: string, change: (post: Post) => Post | null): void {
  const isList = (path: unknown) => typeof path === 'string' && lists.some((list) => path.startsWith(list));
  const changed = (items: readonly Post[]) =>
    items.flatMap((post) => (keyOfPost(post) === key ? (change(post) ?? []) : [post]));
  queries.setQueriesData<FeedPages | Page<Post>>(
    { predicate: ({ queryKey }) => isList(queryKey[0]) },
    (data) => {
      if (!data) return data;
      if ('items' in data) return { ...data, items: changed(data.items) };
      return { ...data, pages: data.pages.map((page) => ({ ...page, items: changed(page.items) })) };
    },
  );
}
