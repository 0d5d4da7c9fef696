import { drawLayeredSvg } from '../people/layered-svg.ts';
import { checkRequest } from './check-request.ts';
import { composeScene } from './compose-scene.ts';
import { drawFlatDrawingSvg } from './draw-flat-drawing-svg.ts';
import type { PictureRequest } from './picture-request.ts';

/**
 * The picture as layered SVG, if its scene is flat throughout: an illustration of people, or drawings on plain ground, without
 * brush strokes or ink.
 * @param title for people who cannot see it, and for editors
 * @throws StudioError if the request is invalid
 */
export function drawFlatSvg(
  request: Omit<PictureRequest, 'reference'>,
  title = request.prompt,
): string | undefined {
  checkRequest(request);
  const { scene } = composeScene(request);
  const filter = scene.finish.filter?.kind;
  if (filter !== undefined && filter !== 'flat') return undefined;
  const { width, height } = request;
  if (scene.kind === 'people') return drawLayeredSvg(scene, width, height, title);
  if (scene.kind === 'abstract' && scene.placed)
    return drawFlatDrawingSvg(scene, scene.placed, { width, height, title });
  return undefined;
}
