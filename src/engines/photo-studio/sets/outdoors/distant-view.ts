import { grid } from '../../geometry/grid.ts';
import { meshOf } from '../../geometry/shape.ts';
import type { Camera } from '../../scene/camera.ts';
import type { Texture } from '../../scene/material.ts';
import type { Instance } from '../../scene/scene.ts';
import { at } from '../../scene/transform.ts';
import type { Rgb } from '../../scene/vector.ts';
import type { View } from '../../views/views.ts';

interface Placing {
  camera: Camera;
  /** Width of the picture by its height. */
  aspect: number;
  /** Meters from the camera. */
  distance: number;
  /** Which part of the view is behind the scene: -1 its right end … 1 its left end. */
  shift: number;
  isMirrored: boolean;
  /** Multiplies its color. */
  light: Rgb;
}

/** Widths of the picture that a view covers. */
const COVERED = 1.5;

/**
 * A view as a screen behind everything, upright, with its horizon at the height of the camera. It goes on mirrored at both sides,
 * for a picture that is widened.
 */
export function distantView(
  { horizon }: View,
  picture: Texture,
  { camera, aspect, distance, shift, isMirrored, light }: Placing,
): Instance {
  const { position, target, verticalFov } = camera;
  const half = (verticalFov * Math.PI) / 360;
  const turn = Math.atan2(position[0] - target[0], position[2] - target[2]);
  const down = Math.atan2(
    position[1] - target[1],
    Math.hypot(position[0] - target[0], position[2] - target[2]),
  );
  const seenWidth = 2 * Math.tan(half) * aspect * distance;
  // Up to the picture's top edge, whatever the shape of the picture.
  const seenAbove = distance * Math.tan(Math.max(0.02, half - down)) * 1.15;
  const pixel = Math.max((seenWidth * COVERED) / picture.width, seenAbove / (picture.height * horizon));
  const [width, height] = [picture.width * pixel, picture.height * pixel];
  const aside = shift * 0.45 * Math.max(0, width - seenWidth);
  const screen = (copy: -1 | 0 | 1) =>
    grid(1, 1, (u, v) => ({
      position: [(u - 0.5 + copy) * width + aside, (v - 1 + horizon) * height, 0],
      normal: [0, 0, 1],
      uv: [isMirrored === (copy === 0) ? 1 - u : u, v],
    }));
  const material = {
    color: [0, 0, 0],
    roughness: 1,
    metallic: 0,
    specular: 0,
    texture: picture,
    emission: light,
  } as const;
  return {
    mesh: meshOf([
      [screen(-1), material],
      [screen(0), material],
      [screen(1), material],
    ]),
    transform: at(
      [position[0] - Math.sin(turn) * distance, position[1], position[2] - Math.cos(turn) * distance],
      turn,
    ),
    id: 0,
  };
}
