import { expect, test } from 'vitest';
import type { Camera } from './camera.ts';
import { createProjection } from './projection.ts';
import { widenCamera } from './widen-camera.ts';

test('what was seen stays where it was, as large', () => {
  const camera: Camera = {
    position: [0.3, 1.1, 2],
    target: [0, 0.4, 0],
    verticalFov: 34,
    shift: 0.07,
    fStop: 4,
  };
  const wider = widenCamera(camera, { left: 0.2, right: 0.2, top: 0.4, bottom: 0.1 });
  const [before, after] = [createProjection(camera, 1.5), createProjection(wider, (1.5 * 1.4) / 1.5)];
  for (const point of [
    [0, 0.4, 0],
    [0.4, 0.2, 0.3],
    [-0.3, 0.7, -0.5],
  ] as const) {
    const [was, is] = [before.toPicture(point), after.toPicture(point)];
    expect(is.x * 1.4 - 0.2).toBeCloseTo(was.x, 9);
    expect(is.y * 1.5 - 0.4).toBeCloseTo(was.y, 9);
  }
  // The opening of the lens in meters, by which things are blurred.
  const opening = ({ verticalFov, fStop = 1 }: Camera) => 1 / Math.tan((verticalFov * Math.PI) / 360) / fStop;
  expect(opening(wider)).toBeCloseTo(opening(camera), 9);
});
