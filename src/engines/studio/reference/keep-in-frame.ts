import { dot, subtract, type Vector } from '../objects/vector.ts';
import type { ReferenceScene } from './reference-scene.ts';

/** Part of the picture's half that what stands aside may reach. */
const EDGE = 0.94;

/** Zooms out until all that was moved aside stands inside the picture; `aspect` is its width by its height. */
export function keepInFrame(scene: ReferenceScene, aspect: number): ReferenceScene {
  const { camera } = scene.set;
  const away = subtract(camera.position, camera.target);
  const flat = Math.hypot(away[0], away[2]);
  const across: Vector = [away[2] / flat, 0, -away[0] / flat];
  const reach = Math.max(
    ...[scene, ...scene.others].map(
      ({ placing: { foot, width } }) => Math.abs(dot(subtract(foot, camera.target), across)) + width / 2,
    ),
  );
  const part = (camera.focal * reach) / Math.hypot(...away) / (0.5 * Math.sqrt(aspect));
  const free = EDGE - 2 * Math.abs(camera.shift[0]);
  if (part <= free) return scene;
  const focal = (camera.focal * free) / part;
  return { ...scene, set: { ...scene.set, camera: { ...camera, focal } } };
}
