import { subtract } from '../objects/vector.ts';
import { createRays } from '../reference/rays.ts';
import type { ReferenceScene, Subject } from '../reference/reference-scene.ts';

export function subjectsOf(scene: ReferenceScene): Subject[] {
  return [scene, ...scene.others];
}

/** Of a cut-out in the picture, in pixels. */
export function cornersOf(
  scene: ReferenceScene,
  { placing }: Subject,
  width: number,
  height: number,
): number[][] {
  const rays = createRays(scene.set, width, height);
  const axis = (x: number, y: number) => {
    const out = new Float64Array(3);
    rays.through(x, y, out);
    return out;
  };
  const scaled = (from: Float64Array, ahead: Float64Array) =>
    from.map((value) => value / (from[0]! * ahead[0]! + from[1]! * ahead[1]! + from[2]! * ahead[2]!));
  // Rays are linear in the pixel after division by their part straight ahead.
  const { position, target } = scene.set.camera;
  const ahead = new Float64Array(subtract(target, position));
  const [origin, right, down] = [axis(0, 0), axis(1, 0), axis(0, 1)].map((ray) => scaled(ray, ahead));
  const [ex, ey] = [right!.map((v, i) => v - origin![i]!), down!.map((v, i) => v - origin![i]!)];
  const { foot, right: across, up, width: wide, height: tall } = placing;
  return [-0.5, 0.5].flatMap((a) =>
    [0, 1].map((b) => {
      const p = [0, 1, 2].map((i) => foot[i]! + across[i]! * a * wide + up[i]! * b * tall - rays.origin[i]!);
      // Solve p = t (origin + x ex + y ey).
      return solve(p, origin!, ex, ey);
    }),
  );
}

function solve(p: number[], o: Float64Array, ex: Float64Array, ey: Float64Array): number[] {
  const det = (a: ArrayLike<number>, b: ArrayLike<number>, c: ArrayLike<number>) =>
    a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) -
    a[1]! * (b[0]! * c[2]! - b[2]! * c[0]!) +
    a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!);
  const t = det(p, ex, ey);
  return [det(o, p, ey) / t, det(o, ex, p) / t];
}
