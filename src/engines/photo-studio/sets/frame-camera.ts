import type { Bounds } from '../geometry/bounds.ts';
import type { Camera } from '../scene/camera.ts';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../scene/vector.ts';

export interface Framing {
  /** Radians: 0 from the front, positive from the right. */
  azimuth: number;
  /** Radians above the horizon. */
  elevation: number;
  verticalFov: number;
  aspect: number;
  /** Part of the picture that a square group takes, in width and height. */
  fill: number;
  /** Where their center lies: -1 left or bottom … 1 right or top. */
  center: readonly [x: number, y: number];
}

/** A camera that shows the boxes as large and where the framing says. */
export function frameCamera(boxes: readonly Bounds[], framing: Framing): Camera {
  const { azimuth, elevation, verticalFov, aspect, fill, center } = framing;
  const corners = boxes.flatMap(cornersOf);
  const back: Vec3 = [
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  ];
  const up: Vec3 | undefined = elevation > 1.4 ? [-Math.sin(azimuth), 0, -Math.cos(azimuth)] : undefined;
  const right = normalize(cross(up ?? [0, 1, 0], back));
  const above = cross(back, right);
  const tangent = Math.tan((verticalFov * Math.PI) / 360);
  let target = scale(corners.reduce(add, [0, 0, 0]), 1 / corners.length);
  let distance = Math.max(...corners.map((corner) => Math.hypot(...subtract(corner, target)))) / tangent;
  for (let round = 0; round < 24; round++) {
    const position = add(target, scale(back, distance));
    const { min, max } = screenBox(corners, { position, back, right, above, tangent, aspect });
    const [wide, high] = [(max[0] - min[0]) / 2, (max[1] - min[1]) / 2];
    // A long row may reach further than a square group, which would else look larger.
    const size = Math.max(wide * 0.76, high * 0.8, Math.sqrt(wide * high) * 1.12);
    // Moving the camera by half a screen moves the picture by as much, at the target's distance.
    // A large group moves towards the middle rather than out of the picture.
    const within = (value: number, half: number) => {
      const most = Math.max(0, 0.93 - half);
      return Math.min(most, Math.max(-most, value));
    };
    const shift = [
      (min[0] + max[0]) / 2 - within(center[0], wide),
      (min[1] + max[1]) / 2 - within(center[1], high),
    ] as const;
    target = add(
      target,
      add(scale(right, shift[0] * tangent * aspect * distance), scale(above, shift[1] * tangent * distance)),
    );
    distance *= Math.min(1.5, Math.max(0.6, size / fill));
  }
  const position = add(target, scale(back, distance));
  const nearest = Math.max(...corners.map((corner) => dot(subtract(corner, position), back)));
  // Focus on the front third of the subjects.
  const depths = corners.map((corner) => -dot(subtract(corner, position), back));
  const [near, far] = [Math.min(...depths), Math.max(...depths)];
  return {
    position,
    target,
    verticalFov,
    ...(up ? { up } : {}),
    focusDistance: nearest < 0 ? near + (far - near) * 0.36 : distance,
  };
}

/** Where the boxes lie in the picture: -1..1 from left to right and from bottom to top. */
export function projectBoxes(boxes: readonly Bounds[], camera: Camera, aspect: number) {
  const back = normalize(subtract(camera.position, camera.target));
  const right = normalize(cross(camera.up ?? [0, 1, 0], back));
  const view = { position: camera.position, back, right, above: cross(back, right) };
  const tangent = Math.tan((camera.verticalFov * Math.PI) / 360);
  return screenBox(boxes.flatMap(cornersOf), { ...view, tangent, aspect });
}

/**
 * The f-number that blurs a point `depth` meters behind the focus by `blur` picture heights (circle of confusion), for a
 * sensor 24 mm high.
 */
export function fStopFor({ verticalFov, focusDistance = 1 }: Camera, depth: number, blur: number): number {
  const focal = 0.012 / Math.tan((verticalFov * Math.PI) / 360);
  const circle = (focal * focal * depth) / ((focusDistance + depth) * Math.max(1e-4, focusDistance - focal));
  return circle / (blur * 0.024);
}

interface ViewAxes {
  position: Vec3;
  back: Vec3;
  right: Vec3;
  above: Vec3;
  tangent: number;
  aspect: number;
}

function screenBox(points: readonly Vec3[], { position, back, right, above, tangent, aspect }: ViewAxes) {
  const min: [number, number] = [Infinity, Infinity];
  const max: [number, number] = [-Infinity, -Infinity];
  for (const point of points) {
    const offset = subtract(point, position);
    const depth = Math.max(1e-4, -dot(offset, back));
    const x = dot(offset, right) / (depth * tangent * aspect);
    const y = dot(offset, above) / (depth * tangent);
    [min[0], max[0]] = [Math.min(min[0], x), Math.max(max[0], x)];
    [min[1], max[1]] = [Math.min(min[1], y), Math.max(max[1], y)];
  }
  return { min, max };
}

function cornersOf({ min, max }: Bounds): Vec3[] {
  return Array.from(
    { length: 8 },
    (_, i): Vec3 => [i & 1 ? max[0] : min[0], i & 2 ? max[1] : min[1], i & 4 ? max[2] : min[2]],
  );
}
