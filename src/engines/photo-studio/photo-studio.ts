import { type Crew, startCrew } from './pool/crew.ts';
import type { RenderOptions, RenderResult } from './pool/render-options.ts';
import { renderWith } from './pool/render-scene.ts';
import type { Scene } from './scene/scene.ts';

export type { RenderedPicture, RenderOptions, RenderResult } from './pool/render-options.ts';

/** Memory that threads keep between pictures. */
const KEPT_BYTES = 512_000_000;

export interface PhotoRenderer {
  /** Starts the threads while the first scene is still being composed. */
  prepare(): void;
  /** Renders one scene; pictures wait for those asked for before. Rejects with the signal's reason when aborted. */
  render(scene: Scene, options: RenderOptions): Promise<RenderResult>;
  /** Stops the threads; the picture in hand fails. */
  close(): Promise<void>;
}

/**
 * Threads start with the first picture and live until `close`; idle threads do not keep the process alive. Those of a
 * background renderer run at the lowest priority (on Linux only).
 */
export function createPhotoRenderer({
  threads,
  isBackground = false,
}: {
  threads: number;
  isBackground?: boolean;
}): PhotoRenderer {
  let crew: Promise<Crew> | undefined;
  const start = () => (crew ??= startCrew(threads, { isBackground }));
  let last: Promise<unknown> = Promise.resolve();
  const renew = async () => {
    const old = crew;
    crew = undefined;
    await old?.then(
      (one) => one.close(),
      () => undefined,
    );
  };
  const render = async (scene: Scene, options: RenderOptions) => {
    try {
      const result = await renderWith(await start(), scene, options);
      // Memory of WebAssembly never shrinks: that of a large picture goes with its threads.
      if (result.figures.memory > KEPT_BYTES) await renew();
      return result;
    } catch (error) {
      // After anything but a cancellation, a thread may have died or still be at work.
      if (!options.signal?.aborted) await renew();
      throw error;
    }
  };
  return {
    prepare: () => void start().catch(() => undefined),
    render(scene, options) {
      const picture = last.then(() => render(scene, options));
      last = picture.catch(() => undefined);
      return picture;
    },
    close: renew,
  };
}

/** Renders one scene with threads of its own. */
export async function renderScene(
  scene: Scene,
  { threads, ...options }: RenderOptions & { threads: number },
): Promise<RenderResult> {
  const renderer = createPhotoRenderer({ threads });
  try {
    return await renderer.render(scene, options);
  } finally {
    await renderer.close();
  }
}
