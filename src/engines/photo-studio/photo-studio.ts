import { startCrew } from './pool/crew.ts';
import type { RenderOptions, RenderResult } from './pool/render-options.ts';
import { renderWith } from './pool/render-scene.ts';
import type { Scene } from './scene/scene.ts';

export type { RenderedPicture, RenderFigures, RenderOptions, RenderResult } from './pool/render-options.ts';

/** Renders one scene with threads of its own. Rejects with the signal's reason when aborted. */
export async function renderScene(
  scene: Scene,
  { threads, ...options }: RenderOptions & { threads: number },
): Promise<RenderResult> {
  const crew = await startCrew(threads);
  try {
    return await renderWith(crew, scene, options);
  } finally {
    await crew.close();
  }
}
