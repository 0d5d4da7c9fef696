/**
 * The process that runs neural models for `inference.ts`. A run of ONNX Runtime blocks its thread for seconds, and only the
 * end of a process surely frees its memory.
 */
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { type InferenceSession, InferenceSession as Sessions, Tensor as Value } from 'onnxruntime-node';
import { fitModel } from './fit-model.ts';
import type { Answer, FileContent, Order, Tensor, Tensors } from './messages.ts';

// Web requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// On Linux, when memory runs out, the system kills this process before its parents, which can launch it again.
try {
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Other systems have no such file.
}

const sessions = new Map<string, InferenceSession>();

process.on('message', async (order: Order) => {
  process.send!(await answerTo(order));
});
process.on('disconnect', () => process.exit());

async function answerTo(order: Order): Promise<Answer> {
  try {
    return await execute(order);
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function execute(order: Order): Promise<Answer> {
  switch (order.kind) {
    case 'load':
      sessions.set(order.model, await load(order));
      return { kind: 'done' };
    case 'run':
      return { kind: 'ran', outputs: await run(sessions.get(order.model), order.inputs, order.outputs) };
    case 'release': {
      await sessions.get(order.model)?.release();
      sessions.delete(order.model);
      return { kind: 'done' };
    }
  }
}

async function load({
  weights,
  outputs,
  threads,
  keepsMemory,
}: Extract<Order, { kind: 'load' }>): Promise<InferenceSession> {
  const isGraph = 'graph' in weights;
  const file = await contentOf(isGraph ? [weights.graph] : weights);
  return await Sessions.create(fitModel(file, outputs), {
    ...(isGraph && { externalData: [{ path: 'weights', data: await contentOf(weights.data) }] }),
    executionProviders: ['cpu'],
    intraOpNumThreads: threads,
    // An arena keeps the largest run's memory while the model is loaded.
    enableCpuMemArena: keepsMemory,
    enableMemPattern: keepsMemory,
    // Errors only: warnings about unused parts of a model do not matter.
    logSeverityLevel: 3,
    extra: {
      session: {
        // CPUs are many times slower on denormal numbers, which do not matter here: saves a tenth of ISNet's time.
        set_denormal_as_zero: '1',
        // Waiting threads release their core instead of spinning.
        intra_op: { allow_spinning: '0' },
      },
    },
  });
}

async function contentOf(files: FileContent): Promise<Uint8Array> {
  if (files instanceof Uint8Array) return files;
  return Buffer.concat(await Promise.all(files.map((file) => readFile(file))));
}

async function run(
  session: InferenceSession | undefined,
  inputs: Tensors,
  outputs: readonly string[],
): Promise<Tensors> {
  if (!session) throw new Error('The model has not been loaded');
  const feeds = Object.fromEntries(
    Object.entries(inputs).map(([name, { data, dims }]) => [name, new Value(typeOf(data), data, dims)]),
  );
  const values = await session.run(feeds, outputs);
  return Object.fromEntries(
    outputs.map((name) => {
      const { data, dims } = values[name]!;
      return [name, { data: data as Tensor['data'], dims }];
    }),
  );
}

function typeOf(data: Tensor['data']): 'float32' | 'uint8' | 'int32' {
  if (data instanceof Float32Array) return 'float32';
  return data instanceof Uint8Array ? 'uint8' : 'int32';
}
