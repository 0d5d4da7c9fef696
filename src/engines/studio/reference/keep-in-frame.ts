import { dot, subtract, type Vector } from '../objects/vector.ts';
import type { Placing, ReferenceScene } from './reference-scene.ts';

/** Part of the picture's half that what stands aside may reach. */
const EDGE = 0.94;

/**
 * Zooms out until all that stands aside, or nearer than the rest, is inside the picture from left to right; `aspect` is its
 * width by its height.
 */
export function keepInFrame(
  scene: ReferenceScene,
  aspect: number,
  standing: readonly Placing[] = [scene, ...scene.others].map(({ placing }) => placing),
): ReferenceScene {
  const { camera } = scene.set;
  const away = subtract(camera.position, camera.target);
  const flat = Math.hypot(away[0], away[2]);
  const across: Vector = [away[2] / flat, 0, -away[0] / flat];
  const distance = Math.hypot(...away);
  const reach = Math.max(
    ...standing.map(({ foot, width }) => {
      const offset = subtract(foot, camera.target);
      return (Math.abs(dot(offset, across)) + width / 2) / (distance - dot(offset, away) / distance);
    }),
  );
  const part = (camera.focal * reach) / (0.5 * Math.sqrt(aspect));
  const free = EDGE - 2 * Math.abs(camera.shift[0]);
  if (part <= free) return scene;
  const focal = (camera.focal * free) / part;
  return { ...scene, set: { ...scene.set, camera: { ...camera, focal } } };
}
