import { useQuery } from '@tanstack/react-query';
import { frequency } from '#contract/rules/limits.ts';
import { call, keyOf } from '#web/api/client.ts';

/** The catalogue, as far as the server shows it to whoever is listening. */
export function usePresets() {
  return useQuery({ queryKey: keyOf('listPresets'), queryFn: () => call('listPresets') });
}

/** What the whole catalogue holds, in numbers. */
export function useCatalogueStats() {
  return useQuery({ queryKey: keyOf('getCatalogueStats'), queryFn: () => call('getCatalogueStats') });
}

const ONE_NUMBER = /^\d+(?:[.,]\d+)?\s*(?:hz|hertz)?$/i;

/**
 * What to say of a typed number to those from whom numbers are withheld: that something of Premium has it, or nothing.
 * The server is asked; it tells no more than that.
 */
export function usePremiumToneWords(presets: readonly { readonly locked: boolean }[], typed: string) {
  const isNumber = ONE_NUMBER.test(typed.trim());
  const hz = isNumber ? Math.round(Number.parseFloat(typed.trim().replace(',', '.'))) : 0;
  const asked = { query: { hz: String(hz) } };
  const { data } = useQuery({
    queryKey: keyOf('lookForPremiumTone', asked),
    queryFn: () => call('lookForPremiumTone', asked),
    enabled: hz > 0 && hz <= frequency.max && presets.some(({ locked }) => locked),
  });
  return data?.isInPremium ? `Premium has a tone at about ${hz} Hz too.` : null;
}

/** What was measured of each preset; fetched when the first is looked at. */
export function useCertificates() {
  return useQuery({ queryKey: keyOf('listCertificates'), queryFn: () => call('listCertificates') });
}
