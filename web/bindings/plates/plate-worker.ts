import { type CymaticRenderer, create } from '#cymatics/renderer/create.ts';
import type { PlateAnswer, PlateMessage } from './plate-messages.ts';

/**
 * A moving plate, drawn beside the page. Working out where sand comes to rest takes a tenth of a second or more: on
 * the page's own thread every turn of the ring would stutter, and so would its answer.
 */

let plate: CymaticRenderer | undefined;

const answer = (words: PlateAnswer) => self.postMessage(words);

self.onmessage = ({ data }: MessageEvent<PlateMessage>) => {
  if (data.kind === 'begin') {
    plate = create(data.canvas, {
      ...data.look,
      reducedMotion: data.isStill,
      onShown: () => answer({ kind: 'shown' }),
      onRest: () => answer({ kind: 'rest', painter: plate?.painted.kind ?? '' }),
    });
  } else if (data.kind === 'size') plate?.resize(data.pixels);
  else if (data.kind === 'show') plate?.draw(data.frame);
  else if (data.kind === 'still') plate?.setReducedMotion(data.isStill);
  else if (data.kind === 'seen') plate?.setSeen(data.isSeen);
  else void capture(data.id);
};

async function capture(id: number): Promise<void> {
  const picture = (await plate?.capture().catch(() => null)) ?? null;
  answer({ kind: 'captured', id, picture });
}
