import { constants, setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { PictureRequest } from '../compose/picture-request.ts';
import type { Composed } from '../compose/prepare-archetype.ts';
import { readingSize } from '../compose/reading-size.ts';
import type { Scene } from '../compose/scene.ts';
import type { Stage } from '../scene/stage.ts';
import { StudioError } from '../studio-error.ts';
import { createStages, measureCanvas, meterScene, type Part, withDetailOf } from './canvas.ts';
import { findChange, isSketched } from './find-change.ts';
import { type Answer, CANCELED, NEXT_SLICE, type Order } from './messages.ts';
import { seeWider } from './see-wider.ts';

interface ActivePicture {
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
const PIXELS_PER_COLLECTION = 4_000_000;

let active: ActivePicture | undefined;
let pixelsSinceCollection = 0;

parentPort?.on('message', async (order: Order) => {
  const [answer, transfer] = await respond(order);
  parentPort?.postMessage(answer, transfer);
});

async function respond(order: Order): Promise<[Answer, ArrayBuffer[]]> {
  try {
    return await handle(order);
  } catch (error) {
    if (!(error instanceof StudioError)) throw error;
    return [{ kind: 'refused', code: error.code, message: error.message }, []];
  }
}

async function handle(order: Order): Promise<[Answer, ArrayBuffer[]]> {
  switch (order.kind) {
    case 'compose': {
      const { likeSize, margins } = order;
      const part = order.changeOf ? await findLastChange(order) : undefined;
      const composed = await compose(margins ? { ...order, ...likeSize } : order);
      const { description } = composed;
      if (part) {
        const { scene } = composed;
        const sizes = measureCanvas(scene, order.width, order.height);
        return [{ kind: 'composed', scene, description, sizes, part }, []];
      }
      const exposed = await keepExposure(composed, likeSize ?? order);
      const seen = margins && likeSize ? await seeWider(exposed, margins, likeSize, order) : exposed;
      const scene = likeSize ? withDetailOf(seen, likeSize) : seen;
      const sizes = measureCanvas(scene, order.width, order.height);
      return [{ kind: 'composed', scene, description, sizes, part }, []];
    }
    case 'begin': {
      pixelsSinceCollection += order.width * order.height;
      const stages = createStages(
        order.scene,
        order.width,
        order.height,
        order.memory,
        order.part,
        order.exposure,
      );
      active = {
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
      const pixels = new Uint8Array(active?.pixels ?? []);
      return [{ kind: 'collected', pixels }, [pixels.buffer]];
    }
    case 'end':
      active = undefined;
      if (order.leavesMemory || pixelsSinceCollection >= PIXELS_PER_COLLECTION) {
        collectGarbage();
        pixelsSinceCollection = 0;
      }
      return [{ kind: 'ended' }, []];
  }
}

/** Loads the code and its vocabulary at the first call: only one thread of a pool composes, the others save 60 MB. */
async function compose(request: PictureRequest): Promise<Composed> {
  const { composePicture } = await import('../compose/compose-picture.ts');
  return composePicture(request);
}

/** Finds the area that the last edit changes, in scenes that are composed small, so that the change is soon seen. */
async function findLastChange(request: PictureRequest): Promise<Part | undefined> {
  if (!isSketched(request)) return undefined;
  const { objectEdits = [], refinements = [], changeOf: asked } = request;
  const small = { ...request, ...readingSize(request) };
  const { scene, unedited } = await compose(small);
  const isFirst = objectEdits.length === 1 && refinements.length === 0;
  const before = async () =>
    isFirst && unedited
      ? unedited
      : (await compose({ ...small, objectEdits: objectEdits.slice(0, -1) })).scene;
  return findChange({ before, after: scene, exposure: asked?.exposure }, request, (sketch) =>
    parentPort?.postMessage({ kind: 'sketch', sketch } satisfies Answer),
  );
}

/** Gives an edited scene the exposure that it had before: only the edited thing changes. */
async function keepExposure(
  { scene, unedited }: Composed,
  size: Parameters<typeof meterScene>[1],
): Promise<Scene> {
  if (!unedited || scene.kind === 'people') return scene;
  const before = await meterScene(unedited, size);
  const after = await meterScene(scene, size);
  const exposure = {
    gain: before.gain / after.gain,
    black: before.black - after.black,
    white: before.white - after.white,
  };
  return { ...scene, finish: { ...scene.finish, exposure } };
}

async function paintSlices(index: number): Promise<void> {
  const stage = active?.stages[index];
  if (!active || !stage) return;
  for (;;) {
    const slice = Atomics.add(active.control, NEXT_SLICE, 1);
    if (slice >= stage.slices || Atomics.load(active.control, CANCELED) === 1) return;
    await stage.paint(slice);
    parentPort?.postMessage({ kind: 'slice', work: stage.weight / stage.slices } satisfies Answer);
  }
}
