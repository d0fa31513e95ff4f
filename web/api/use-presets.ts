import { useQuery } from '@tanstack/react-query';
import { call, keyOf } from '#web/api/client.ts';

/** The catalogue, as far as the server shows it to whoever is listening. */
export function usePresets() {
  return useQuery({ queryKey: keyOf('listPresets'), queryFn: () => call('listPresets') });
}

/** What the whole catalogue holds, in numbers. */
export function useCatalogueStats() {
  return useQuery({ queryKey: keyOf('getCatalogueStats'), queryFn: () => call('getCatalogueStats') });
}

/** What was measured of each preset; fetched when the first is looked at. */
export function useCertificates() {
  return useQuery({ queryKey: keyOf('listCertificates'), queryFn: () => call('listCertificates') });
}
