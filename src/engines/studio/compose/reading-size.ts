/** Longer side, in pixels. */
const READING_SIDE = 576;

/** Size at which a scene is composed to be read or compared: large ones take seconds. Boxes of things are exact to 1/576. */
export function readingSize({ width, height }: { width: number; height: number }): {
  width: number;
  height: number;
} {
  const scale = Math.min(1, READING_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
