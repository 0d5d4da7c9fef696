import type { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createPictureQueue } from './picture-queue.ts';
import { startWorker } from './thread.ts';

it('fails the current picture when a thread dies, replaces the thread and continues', async () => {
  const started: Worker[] = [];
  const queue = createPictureQueue({
    threads: 2,
    startWorker: () => {
      const worker = startWorker();
      started.push(worker);
      return worker;
    },
  });
  const doomed = queue.render({ prompt: 'mountains', width: 1024, height: 1024, seed: 1 });
  const next = queue.render({ prompt: 'bokeh', width: 64, height: 64, seed: 1 });
  setTimeout(() => void started[1]!.terminate(), 200);
  await expect(doomed).rejects.toMatchObject({ name: 'StudioError', code: 'worker-crashed' });
  expect((await next).pixels).toHaveLength(64 * 64 * 3);
  expect(started).toHaveLength(3);
  await queue.close();
});

it.each(['lake in rain', 'coffee', 'silk'])(
  'paints %s in the memory of larger pictures as in its own',
  async (prompt) => {
    const [used, fresh] = [createPictureQueue({ threads: 1 }), createPictureQueue({ threads: 1 })];
    const request = { prompt, width: 96, height: 64, seed: 3 };
    const alone = await fresh.render(request);
    await fresh.close();
    for (const before of ['snow storm', 'gears', 'paper layers'])
      await used.render({ prompt: before, width: 128, height: 128, seed: 1 });
    const after = await used.render(request);
    expect(Buffer.compare(after.pixels, alone.pixels)).toBe(0);
    await used.close();
  },
);
