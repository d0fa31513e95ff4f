import { createHash } from 'node:crypto';
import { Gate } from '../http/gate.ts';
import { Refusal } from '../http/refusal.ts';
import { readDataUrl } from './data-url.ts';
import { kindOf } from './picture-kind.ts';
import { measure, REDRAWN_WITHIN_SECONDS, redraw } from './redraw.ts';

/** A picture as it is kept: checked, drawn anew, and named by its content. */
export interface Picture {
  /** SHA-256 of the bytes. */
  hash: string;
  type: `image/${string}`;
  bytes: Buffer;
}

/**
 * Two at once leave room for everything else. Those that take long have a place of their own, so that whoever sends
 * an ordinary picture never waits behind them.
 */
const light = new Gate({ atOnce: 1, mayWait: 8 });
const heavy = new Gate({ atOnce: 1, mayWait: 4 });

/**
 * The one way in for a picture, whoever sends it and whatever for: a data URL goes in, a picture that is safe to
 * show comes out, or a refusal in plain words. Nothing is stored here, and no address is ever fetched. `caller` is
 * whoever sends it, a member or an address: they take turns.
 */
export async function takePicture(dataUrl: string, caller: string): Promise<Picture> {
  const bytes = readDataUrl(dataUrl);
  const kind = kindOf(bytes);
  if (!kind) throw new Refusal('image_type');
  const measured = await measure(bytes, kind);
  const gate = measured.cost.isHeavy ? heavy : light;
  return new Promise((resolve, reject) => {
    const work = async () => {
      // The decoder looks at its clock only now and then. Whoever waits is answered in time all the same, while the
      // place at the gate stays taken until the decoder is truly done.
      const tooLong = () => reject(new Refusal('image_too_large'));
      const timer = setTimeout(tooLong, REDRAWN_WITHIN_SECONDS * 1_000);
      try {
        resolve(toPicture(await redraw(measured), `image/${kind}`));
      } finally {
        clearTimeout(timer);
      }
    };
    gate.run(caller, work).catch(reject);
  });
}

function toPicture(bytes: Buffer, type: Picture['type']): Picture {
  return { hash: createHash('sha256').update(bytes).digest('hex'), type, bytes };
}
