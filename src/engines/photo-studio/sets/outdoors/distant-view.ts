import { grid } from '../../geometry/grid.ts';
import { meshOf } from '../../geometry/shape.ts';
import type { Camera } from '../../scene/camera.ts';
import type { Texture } from '../../scene/material.ts';
import type { Instance } from '../../scene/scene.ts';
import { at } from '../../scene/transform.ts';
import type { View } from '../../views/views.ts';

interface Placing {
  camera: Camera;
  aspect: number;
  /** Meters from the camera. */
  distance: number;
  /** -1..1: the part of the view that is seen, from left to right. */
  shift: number;
  isMirrored: boolean;
}

/** Times the picture's width that a view covers. */
const WIDER = 1.5;

/** A view as a screen behind everything, upright, with its horizon at the height of the camera. */
export function distantView(
  { horizon }: View,
  picture: Texture,
  { camera, aspect, distance, shift, isMirrored }: Placing,
): Instance {
  const { position, target, verticalFov } = camera;
  const half = (verticalFov * Math.PI) / 360;
  const azimuth = Math.atan2(position[0] - target[0], position[2] - target[2]);
  const across = Math.hypot(position[0] - target[0], position[2] - target[2]);
  const down = Math.atan2(position[1] - target[1], across);
  const seenWidth = 2 * Math.tan(half) * aspect * distance;
  // Up to the picture's top edge, whatever the shape of the picture.
  const above = distance * Math.tan(Math.max(0.02, half - down)) * 1.15;
  const pixel = Math.max((seenWidth * WIDER) / picture.width, above / (picture.height * horizon));
  const [width, height] = [picture.width * pixel, picture.height * pixel];
  const room = Math.max(0, (width - seenWidth) / 2) * 0.9;
  const screen = grid(1, 1, (u, v) => ({
    position: [(u - 0.5) * width + shift * room, v * height - (1 - horizon) * height, 0],
    normal: [0, 0, 1],
    uv: [isMirrored ? 1 - u : u, v],
  }));
  return {
    mesh: meshOf([
      [
        screen,
        {
          color: [0, 0, 0],
          roughness: 1,
          metallic: 0,
          specular: 0,
          texture: picture,
          emission: [1, 1, 1],
        },
      ],
    ]),
    transform: at(
      [position[0] - Math.sin(azimuth) * distance, position[1], position[2] - Math.cos(azimuth) * distance],
      azimuth,
    ),
    id: 0,
  };
}
