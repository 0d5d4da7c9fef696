/**
 * The process that runs neural models for `inference.ts`. ONNX Runtime blocks the thread that runs a model for
 * seconds, and its memory comes back for certain only with the end of a process.
 */
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { type InferenceSession, InferenceSession as Sessions, Tensor as Value } from 'onnxruntime-node';
import { fitModel } from './fit-model.ts';
import type { Answer, FileContent, Order, Tensor, Tensors } from './messages.ts';

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Where memory runs out, this process goes before those who can launch it again (Linux).
try {
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Elsewhere the system chooses.
}

const sessions = new Map<string, InferenceSession>();

process.on('message', async (order: Order) => {
  process.send!(await answerTo(order));
});
process.on('disconnect', () => process.exit());

async function answerTo(order: Order): Promise<Answer> {
  try {
    return await obey(order);
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

async function obey(order: Order): Promise<Answer> {
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
    // An arena keeps the peak of the largest run for as long as the model is loaded.
    enableCpuMemArena: keepsMemory,
    enableMemPattern: keepsMemory,
    // Warnings of a model's unused parts are no news.
    logSeverityLevel: 3,
    extra: {
      session: {
        // Processors take many times longer over numbers so small that they mean nothing: a tenth of ISNet's time.
        set_denormal_as_zero: '1',
        // Threads that wait for each other give their core away instead of turning in circles.
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
