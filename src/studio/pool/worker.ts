import { constants, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { composeReference } from '../compose/compose-reference.ts';
import { composeScene } from '../compose/compose-scene.ts';
import type { Stage } from '../scene/stage.ts';
import { StudioError } from '../studio-error.ts';
import { createStages, measureCanvas, withDetailOf } from './canvas.ts';
import { type Answer, CANCELED, NEXT_SLICE, type Order } from './messages.ts';

interface Easel {
  stages: Stage[];
  control: Int32Array;
  pixels: Uint8Array;
}

// Shared buffers are freed only after this heap is garbage collected, which an idle thread never does by
// itself. A collection takes 0.1 s, as long as the smallest pictures.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

// On Linux the priority applies to this thread only; elsewhere it would apply to the whole process.
if (workerData?.isBackground && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

/** Garbage is collected after this many painted pixels: four pictures of the usual size. */
const SWEPT_PIXELS = 4_000_000;

let easel: Easel | undefined;
let unsweptPixels = 0;

parentPort?.on('message', async (order: Order) => {
  const [answer, transfer] = await answerTo(order);
  parentPort?.postMessage(answer, transfer);
});

async function answerTo(order: Order): Promise<[Answer, ArrayBuffer[]]> {
  try {
    return await obey(order);
  } catch (error) {
    if (!(error instanceof StudioError)) throw error;
    return [{ kind: 'refused', code: error.code, message: error.message }, []];
  }
}

async function obey(order: Order): Promise<[Answer, ArrayBuffer[]]> {
  switch (order.kind) {
    case 'compose': {
      const { scene: composed, description } = order.reference
        ? composeReference({ ...order, reference: order.reference })
        : await composeScene(order);
      const scene = order.likeSize ? withDetailOf(composed, order.likeSize) : composed;
      return [
        { kind: 'composed', scene, description, sizes: measureCanvas(scene, order.width, order.height) },
        [],
      ];
    }
    case 'begin': {
      unsweptPixels += order.width * order.height;
      const stages = createStages(order.scene, order.width, order.height, order.memory);
      easel = {
        stages,
        control: new Int32Array(order.control),
        pixels: new Uint8Array(order.memory.pixels, 0, order.width * order.height * 3),
      };
      return [{ kind: 'begun', weights: stages.map((stage) => stage.weight) }, []];
    }
    case 'stage':
      await paintSlices(order.index);
      return [{ kind: 'staged' }, []];
    case 'collect': {
      const pixels = new Uint8Array(easel?.pixels ?? []);
      return [{ kind: 'collected', pixels }, [pixels.buffer]];
    }
    case 'end':
      easel = undefined;
      if (order.leavesMemory || unsweptPixels >= SWEPT_PIXELS) {
        collectGarbage();
        unsweptPixels = 0;
      }
      return [{ kind: 'ended' }, []];
  }
}

async function paintSlices(index: number): Promise<void> {
  const stage = easel?.stages[index];
  if (!easel || !stage) return;
  for (;;) {
    const slice = Atomics.add(easel.control, NEXT_SLICE, 1);
    if (slice >= stage.slices || Atomics.load(easel.control, CANCELED) === 1) return;
    await stage.paint(slice);
    parentPort?.postMessage({ kind: 'slice', work: stage.weight / stage.slices } satisfies Answer);
  }
}
