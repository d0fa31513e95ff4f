import { useQuery } from '@tanstack/react-query';
import { call, pathOf } from '#web/api/client.ts';

/** The catalogue, as far as the server shows it to whoever is listening. */
export function usePresets() {
  return useQuery({ queryKey: [pathOf('listPresets')], queryFn: () => call('listPresets') });
}
