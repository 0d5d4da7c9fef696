import { afterEach, expect, test } from 'vitest';
import { createLocalInference } from '#adapters/local-inference/local-inference';
import { createOnnxGraph } from '../../../scripts/convert-models/onnx-graph.ts';
import { encodeMessage, type Message } from '../../../scripts/convert-models/protobuf.ts';
import type { Inference, Weights } from './inference.ts';
import { areInstalled, findPackage } from './installed.ts';

const opened: Inference[] = [];
afterEach(() => {
  for (const inference of opened.splice(0)) inference.close();
});

function open(idleMs?: number): Inference {
  const inference = createLocalInference({ threads: 1, ...(idleMs ? { idleMs } : {}) });
  opened.push(inference);
  return inference;
}

/** Adds 2 to three numbers. */
function addingModel(): Uint8Array {
  const graph = createOnnxGraph();
  const two = graph.constant([3], Float32Array.of(2, 2, 2));
  graph.output('sum', graph.add('Add', [graph.input('x', [3]), two]));
  return graph.encode();
}

const signal = new AbortController().signal;
const x = { data: Float32Array.of(1, 2, 3), dims: [3] };
const WANTED = { outputs: ['sum'], signal };

/** A model, and how often its weights were loaded. */
function counting(inference: Inference, weights: () => Weights = addingModel) {
  const count = { loads: 0 };
  const model = inference.model({
    name: 'adding',
    weights: async () => {
      count.loads++;
      return weights();
    },
  });
  return { model, count };
}

test('loads a model once for all runs, which run one at a time', async () => {
  const { model, count } = counting(open());
  const answers = await Promise.all([1, 2, 3].map(() => model.run({ x }, WANTED)));
  for (const { sum } of answers) expect(sum).toEqual({ data: Float32Array.of(3, 4, 5), dims: [3] });
  expect(count.loads).toBe(1);
});

test('unloads an idle model, and loads it again', async () => {
  const { model, count } = counting(open(20));
  await model.run({ x }, WANTED);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await model.run({ x }, WANTED);
  expect(count.loads).toBe(2);
});

test('leaves the queue if aborted, and lets the others run', async () => {
  const { model } = counting(open());
  const stop = new AbortController();
  const [first, second, third] = [signal, stop.signal, signal].map((each) =>
    model.run({ x }, { outputs: ['sum'], signal: each }),
  );
  const refused = expect(second).rejects.toThrow('changed my mind');
  stop.abort(new Error('changed my mind'));
  await refused;
  await expect(first).resolves.toHaveProperty('sum');
  await expect(third).resolves.toHaveProperty('sum');
});

test('rejects at once if a running run is aborted', async () => {
  const { model } = counting(open());
  const stop = new AbortController();
  const run = model.run({ x }, { outputs: ['sum'], signal: stop.signal });
  setImmediate(() => stop.abort(new Error('too slow')));
  await expect(run).rejects.toThrow('too slow');
  await expect(model.run({ x }, WANTED)).resolves.toHaveProperty('sum');
});

test('reports a damaged model, and still runs others', async () => {
  const inference = open();
  const damaged = counting(inference, () => Uint8Array.of(1, 2, 3)).model;
  await expect(damaged.run({ x }, WANTED)).rejects.toMatchObject({ kind: 'misconfigured' });
  await expect(counting(inference).model.run({ x }, WANTED)).resolves.toHaveProperty('sum');
});

test('reports a transient error if the process ends during a run', async () => {
  const inference = open();
  const { model } = counting(inference);
  await model.run({ x }, WANTED);
  const [first, second] = [model.run({ x }, WANTED), model.run({ x }, WANTED)];
  // The second order is sent when the first answer is read, which is not before the next immediate.
  await first;
  await new Promise(setImmediate);
  inference.close();
  await expect(second).rejects.toMatchObject({ kind: 'transient' });
  await expect(model.run({ x }, WANTED)).resolves.toHaveProperty('sum');
});

test('runs a half-precision model without its unwanted outputs', async () => {
  const { model } = counting(open(), halvesModel);
  const { sum } = await model.run({ x: { data: Float32Array.of(1, 1), dims: [2] } }, WANTED);
  expect(sum).toEqual({ data: Float32Array.of(2.5, -1), dims: [2] });
});

/** Adds 1.5 and -2 in half precision; its second output is not wanted. */
function halvesModel(): Uint8Array {
  const [FLOAT16, OPERATOR_SET] = [10, 18];
  const value = (name: string): Message => [
    [1, name],
    [
      2,
      [
        [
          1,
          [
            [1, FLOAT16],
            [2, [[1, [[1, 2]]]]],
          ],
        ],
      ],
    ],
  ];
  const node = (operator: string, to: string): Message => [
    [1, 'x'],
    [1, 'c'],
    [2, to],
    [4, operator],
  ];
  const halves = new Uint8Array(Uint16Array.of(0x3e00, 0xc000).buffer);
  return encodeMessage([
    [1, 8],
    [
      7,
      [
        [1, node('Add', 'sum')],
        [1, node('Mul', 'unasked')],
        [2, 'halves'],
        [
          5,
          [
            [1, 2],
            [2, FLOAT16],
            [8, 'c'],
            [9, halves],
          ],
        ],
        [11, value('x')],
        [12, value('sum')],
        [12, value('unasked')],
      ],
    ],
    [
      8,
      [
        [1, ''],
        [2, OPERATOR_SET],
      ],
    ],
  ]);
}

test('knows which packages are installed', () => {
  expect(findPackage('onnxruntime-node')).toMatch(/onnxruntime-node$/);
  expect(areInstalled('onnxruntime-node')).toBe(true);
  expect(areInstalled('onnxruntime-node', 'no-such-package' as never)).toBe(false);
});
