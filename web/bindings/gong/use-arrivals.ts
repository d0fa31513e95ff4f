import { useCallback, useEffect } from 'react';
import { putTones } from '#sound/state/gong-tones.ts';
import { readStored, removeStored, storageKeys } from '#web/lib/browser-storage.ts';
import { useAppSound } from '../sound/sound-provider.tsx';
import { type Arrival, arrivalOfLink, arrivalOfProgram } from './arrivals.ts';
import type { Gong } from './gong.ts';

const sessionStore = () => window.sessionStorage;

function receive(gong: Gong, { figure, tones, sequence }: Arrival): void {
  if (figure) gong.changeFigure(figure);
  if (tones.length > 0) gong.changeTones((before) => putTones(before, tones));
  if (sequence) gong.changeSequence(() => sequence);
}

/**
 * Takes over what the address asks for, and once what another page left in the browser's storage for the gong.
 * Tells when it is a sequence, so that its editor can be opened. Answers what follows a link that was pressed: one to
 * the very address that one is at changes nothing there, and must still bring its figure back.
 */
export function useArrivals(search: string, onSequence: () => void): (search: string) => void {
  const { gong } = useAppSound();
  const follow = useCallback(
    (link: string) => {
      const linked = arrivalOfLink(link);
      if (linked) receive(gong, linked);
    },
    [gong],
  );
  useEffect(() => follow(search), [follow, search]);
  useEffect(() => {
    const left = readStored(sessionStore, storageKeys.currentProgram);
    removeStored(sessionStore, storageKeys.currentProgram);
    const arrival = left === null ? null : arrivalOfProgram(left);
    if (!arrival) return;
    receive(gong, arrival);
    if (arrival.sequence) onSequence();
  }, [gong, onSequence]);
  return follow;
}
