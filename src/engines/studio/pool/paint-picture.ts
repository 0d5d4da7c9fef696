import type { PictureRequest } from '../compose/picture-request.ts';
import type { CanvasCache } from './canvas-cache.ts';
import { CANCELED, NEXT_SLICE } from './messages.ts';
import type { Picture, RenderOptions } from './picture.ts';
import type { Thread } from './thread.ts';

/** Paints one picture on all threads; all are idle again when this settles. */
export async function paintPicture(
  threads: readonly Thread[],
  canvases: CanvasCache,
  request: PictureRequest,
  signal: AbortSignal,
  {
    onProgress = () => undefined,
    onSketch = () => undefined,
  }: Pick<RenderOptions, 'onProgress' | 'onSketch'>,
): Promise<Picture> {
  const { width, height } = request;
  const control = new Int32Array(new SharedArrayBuffer(8));
  const cancel = () => Atomics.store(control, CANCELED, 1);
  signal.addEventListener('abort', cancel, { once: true });
  let done = 0;
  let leavesMemory = false;
  for (const thread of threads) {
    thread.onSlice = (work) => {
      done += work;
      if (!signal.aborted) onProgress(Math.min(0.99, done));
    };
  }
  const first = threads[0]!;
  first.onSketch = (sketch) => {
    if (!signal.aborted) onSketch(sketch);
  };
  const together = async <Result>(ask: (thread: Thread) => Promise<Result>): Promise<Result[]> => {
    const asked = threads.map((thread) =>
      ask(thread).catch((error: unknown) => {
        cancel();
        throw error;
      }),
    );
    await Promise.allSettled(asked);
    return Promise.all(asked);
  };

  try {
    signal.throwIfAborted();
    const { scene, description, sizes, part } = await first.ask({ kind: 'compose', ...request }, 'composed');
    signal.throwIfAborted();
    const exposure = request.changeOf?.exposure;
    const canvas = canvases.acquire(sizes);
    const { memory } = canvas;
    ({ leavesMemory } = canvas);
    const [begun] = await together((thread) =>
      thread.ask(
        { kind: 'begin', scene, width, height, memory, control: control.buffer, part, exposure },
        'begun',
      ),
    );
    for (let index = 0; index < begun!.weights.length; index++) {
      signal.throwIfAborted();
      Atomics.store(control, NEXT_SLICE, 0);
      await together((thread) => thread.ask({ kind: 'stage', index }, 'staged'));
    }
    signal.throwIfAborted();
    const { pixels } = await first.ask({ kind: 'collect' }, 'collected');
    onProgress(1);
    return { width, height, pixels, scene: description, ...(part && { area: part.area }), ...exposureOf() };

    /** The last three floats of the glow map, which the picture's light was metered on. */
    function exposureOf(): Pick<Picture, 'exposure'> {
      if (sizes.glow === 0) return {};
      const glow = part ? part.light.glow : new Float32Array(memory.glow, 0, sizes.glow / 4);
      const [black, white, gain] = glow.slice(-3);
      return { exposure: [black!, white!, gain!] };
    }
  } finally {
    signal.removeEventListener('abort', cancel);
    await Promise.allSettled(threads.map((thread) => thread.ask({ kind: 'end', leavesMemory }, 'ended')));
  }
}
