import { type Frame, STRIP, type Strip } from '../frame.ts';

/** A flat shape in the picture's plane with exact coverage; bounds in pixels. */
export interface Sprite {
  left: number;
  top: number;
  right: number;
  bottom: number;
  /** Meters; nearer land hides it. */
  depth: number;
  /** Its color is a factor of what is there: a shadow. */
  darkens?: boolean;
  /** Writes the radiance at a point of the plane and returns how much of the pixel is covered, 0..1. */
  shade(x: number, y: number, out: Float64Array): number;
}

/** The sprites elsewhere in the picture's plane, by pixels. */
export function moveSprites(sprites: Sprite[], { x, y }: { x: number; y: number }): Sprite[] {
  if (x === 0 && y === 0) return sprites;
  return sprites.map((sprite) => ({
    ...sprite,
    left: sprite.left + x,
    right: sprite.right + x,
    top: sprite.top + y,
    bottom: sprite.bottom + y,
    shade: (atX, atY, out) => sprite.shade(atX - x, atY - y, out),
  }));
}

/** Draws the sprites in a strip, far to near. */
export function drawSprites(
  sprites: readonly Sprite[],
  frame: Frame,
  { from, to, depths, radiance }: Strip,
): void {
  const color = new Float64Array(3);
  for (const sprite of sprites) {
    if (sprite.right < from || sprite.left >= to) continue;
    const lastRow = Math.min(frame.height - 1, Math.ceil(sprite.bottom));
    for (let y = Math.max(0, Math.floor(sprite.top)); y <= lastRow; y++) {
      for (let x = Math.max(from, Math.floor(sprite.left)); x < Math.min(to, sprite.right + 1); x++) {
        const ground = depths[y * STRIP + x - from]!;
        if (ground > 0 && ground < sprite.depth * 0.97) continue;
        const cover = sprite.shade(x + 0.5, y + 0.5, color);
        if (cover <= 0) continue;
        const at = (y * frame.width + x) * 3;
        for (let channel = 0; channel < 3; channel++) {
          const under = radiance[at + channel]!;
          radiance[at + channel] =
            under + ((sprite.darkens ? color[channel]! * under : color[channel]!) - under) * cover;
        }
      }
    }
  }
}
