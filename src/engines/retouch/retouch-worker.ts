import { parentPort } from 'node:worker_threads';
import { changedMask } from './changed-mask.ts';
import { continueByPatches, layIntoView } from './continue-picture.ts';
import { fillHole } from './fill-hole.ts';
import { layIn } from './lay-in.ts';
import { layOver } from './lay-over.ts';
import { layPart } from './lay-part.ts';
import type { Raster } from './raster.ts';
import type { RetouchAnswer, RetouchOrder } from './retouch-messages.ts';

const port = parentPort!;
const answer = (message: RetouchAnswer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

port.once('message', (order: RetouchOrder) => {
  try {
    const picture = retouch(order);
    if (!picture) answer({ kind: 'impossible' });
    else {
      const pixels = Uint8Array.from(picture.pixels);
      answer({ kind: 'done', picture: { ...picture, pixels } }, [pixels.buffer]);
    }
  } catch (error) {
    answer({ kind: 'failed', message: String(error) });
  }
});

function retouch(order: RetouchOrder): Raster | undefined {
  const onProgress = (fraction: number) => answer({ kind: 'progress', fraction });
  if (order.kind === 'fill') return fillHole(order.picture, order.mask, { onProgress });
  if (order.kind === 'continue') return continueByPatches(order.picture, order.frame, onProgress);
  if (order.kind === 'lay-into-view') return layIntoView(order.picture, order.view, order.place);
  if (order.kind === 'lay-part') return layPart(order.under, order.over, order.area, order.mask);
  if (order.kind === 'lay-over') return layOver(order.cutout, order.behind, order.shadow);
  const { under, before, after, limits } = order;
  const mask = changedMask(before, after, limits);
  return mask.values.some((value) => value > 0) ? layIn(under, after, mask) : undefined;
}
