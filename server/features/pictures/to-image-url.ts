import { addresses, splitAddress } from '#contract/endpoints/addresses.ts';

const { path } = splitAddress(addresses.getPicture);

/** Where a kept picture is fetched, as pages are told it. */
export function toImageUrl(hash: string | null): string | null {
  return hash === null ? null : path.replace('{hash}', hash);
}
