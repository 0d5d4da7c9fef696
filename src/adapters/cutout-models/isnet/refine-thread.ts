/** The thread that refines cut-outs, one at a time. `refiner.ts` starts it. */
import { parentPort } from 'node:worker_threads';
import type { Plane } from './plane.ts';
import type { Picture } from './read-picture.ts';
import { refineCutout } from './refine-cutout.ts';

export interface Order {
  picture: Picture;
  /** Foreground, 0 to 1, stretched over the picture. */
  mask: Plane;
}

export type Answer = { progress: number } | { pixels: Uint8Array<ArrayBuffer> };

parentPort!.on('message', async ({ picture, mask }: Order) => {
  const send = (answer: Answer, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(answer, transfer);
  const pixels = await refineCutout(picture, mask, (progress) => send({ progress }));
  send({ pixels }, [pixels.buffer]);
});
