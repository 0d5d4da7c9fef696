import { checkRequest } from '../compose/check-request.ts';
import type { BatchRequest } from '../compose/picture-request.ts';
import { StudioError } from '../studio-error.ts';
import type { Picture, RenderOptions, Studio } from './picture.ts';

const MAX_SEEDS = 16;

/** Queues one picture per seed; the first failure or the caller's signal cancels the others. */
export async function renderBatch(
  render: Studio['render'],
  { seeds, ...request }: BatchRequest,
  { signal, onProgress }: RenderOptions = {},
): Promise<Picture[]> {
  if (seeds.length < 1 || seeds.length > MAX_SEEDS)
    throw new StudioError('invalid-seed', `A batch takes from 1 to ${MAX_SEEDS} seeds`);
  for (const seed of seeds) checkRequest({ ...request, seed });
  signal?.throwIfAborted();
  const stop = new AbortController();
  const signals = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const done = seeds.map(() => 0);
  const report = (index: number) => (fraction: number) => {
    done[index] = fraction;
    onProgress?.(done.reduce((sum, part) => sum + part, 0) / seeds.length);
  };
  try {
    return await Promise.all(
      seeds.map((seed, index) =>
        render({ ...request, seed }, { signal: signals, onProgress: report(index) }),
      ),
    );
  } catch (error) {
    stop.abort(error);
    throw error;
  }
}
