import { type Arena, allocate, intsOf } from './arena.ts';
import type { CallKernel, RunJob } from './job.ts';
import { BYTES, PARAMETER } from './kernel-layout.ts';
import type { PackedScene } from './pack-scene.ts';

/** Builds the tree over the scene's triangles. The same whatever the number of threads. */
export async function buildTree(
  arena: Arena,
  { parameters, triangleCount }: PackedScene,
  run: RunJob,
  call: CallKernel,
): Promise<void> {
  const setAddress = (name: 'nodes' | 'blocks', address: number) => {
    intsOf(arena, parameters, BYTES.parameters / 4)[PARAMETER[name]] = address;
  };
  const start = arena.used;
  const count = Math.max(1, triangleCount);
  const boxes = allocate(arena, count * BYTES.box);
  const order = allocate(arena, count * 4);
  const binary = allocate(arena, count * 2 * BYTES.binaryNode);
  const grain = Math.max(1024, Math.ceil(triangleCount / 32));
  const tasks = allocate(arena, 12 * 4096);
  if (triangleCount === 0) {
    await emptyTree(arena, start, setAddress);
    return;
  }
  await run({
    run: 'boundTriangles',
    count: Math.ceil(triangleCount / 4096),
    args: [triangleCount, boxes, order],
  });
  await call('useBuildMemory', boxes, order, binary);
  const taskCount = await call('splitTop', triangleCount, grain, tasks);
  await run({ run: 'buildSubtree', count: taskCount, args: [tasks, boxes, order, binary] });
  await call('useBuildMemory', boxes, order, binary);
  const nodeCount = await call('mergeTree', 0);
  const blockCount = await call('countBlocks');
  setAddress('nodes', allocate(arena, nodeCount * BYTES.node));
  setAddress('blocks', allocate(arena, blockCount * BYTES.block));
  await call('mergeTree', 1);
}

/** One node without children. */
async function emptyTree(
  arena: Arena,
  start: number,
  setAddress: (name: 'nodes' | 'blocks', address: number) => void,
): Promise<void> {
  arena.used = start;
  const node = allocate(arena, BYTES.node);
  const floats = new Float32Array(arena.memory.buffer, node, BYTES.node / 4);
  for (let axis = 0; axis < 3; axis++) {
    floats.fill(3e38, axis * 8, axis * 8 + 4);
    floats.fill(-3e38, axis * 8 + 4, axis * 8 + 8);
  }
  setAddress('nodes', node);
  setAddress('blocks', node);
}
