import { startCrew } from './pool/crew.ts';
import type { RenderOptions, RenderResult } from './pool/render-options.ts';
import { renderWith } from './pool/render-scene.ts';
import type { Scene } from './scene/scene.ts';

export type { RenderedPicture, RenderFigures, RenderOptions, RenderResult } from './pool/render-options.ts';

export interface PhotoRenderer {
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
  let crew: ReturnType<typeof startCrew> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  return {
    render(scene, options) {
      crew ??= startCrew(threads, { isBackground });
      const started = crew;
      const picture = last.then(async () => renderWith(await started, scene, options));
      last = picture.catch(() => undefined);
      return picture;
    },
    close: async () => (await crew)?.close(),
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
