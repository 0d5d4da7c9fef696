import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { type Answer, CANCELED, NEXT_INDEX, type Order, type ThreadSetup } from './messages.ts';

type Kernel = Record<string, (...args: number[]) => number>;

const { module, memory, scratch, control, isBackground }: ThreadSetup = workerData;
// On Linux the priority applies to this thread only; elsewhere it would apply to the whole process.
if (isBackground && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const instance = await WebAssembly.instantiate(module, {
  env: { memory, abort: () => undefined },
});
// Every export of the kernel that is called by name is a function of numbers.
const kernel = instance.exports as unknown as Kernel;
const port = parentPort!;

port.on('message', (order: Order) => {
  kernel.configure!(order.parameters, scratch);
  const value = order.kind === 'job' ? work(order.job) : kernel[order.name]!(...order.args);
  port.postMessage({ value: Number(value ?? 0), rays: kernel.countRays!() } satisfies Answer);
});

function work({ run, count, args }: { run: string; count: number; args: readonly number[] }): number {
  const step = kernel[run]!;
  let done = 0;
  while (Atomics.load(control, CANCELED) === 0) {
    const index = Atomics.add(control, NEXT_INDEX, 1);
    if (index >= count) break;
    step(index, ...args);
    done++;
  }
  return done;
}
