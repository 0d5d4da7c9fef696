import { blurPlane, type Plane } from './blur-plane.ts';
import { maskedArea, type Raster } from './raster.ts';

/** Shadows on a floor, flattened to a part of the subject's height and leaning to the right as it goes back; by eye. */
const ON_FLOOR = [
  { flat: 0.2, lean: 0.35, blur: 0.022, dark: 0.34 },
  // Where it touches the floor.
  { flat: 0.035, lean: 0.05, blur: 0.007, dark: 0.5 },
] as const;
/** A shadow on a wall behind a subject that the picture's lower edge cuts. Parts of the picture's longer side. */
const ON_WALL = { right: 0.018, down: 0.012, blur: 0.02, dark: 0.3 };
/** Pixels from the picture's lower edge at which a subject is cut by it. */
const CUT = 3;

/**
 * The light that is left on a new background around a cut-out (RGBA, straight alpha), 0 to 255 a pixel: its shadow falls onto
 * the floor under its feet, or onto a wall if it has none.
 */
export function castShadow(cutout: Raster): Plane {
  const { width, height } = cutout;
  const alpha = alphaOf(cutout);
  const area = maskedArea({ values: alpha.map((value) => (value > 127 ? 255 : 0)), width, height });
  const light = new Uint8Array(width * height).fill(255);
  if (!area) return { values: light, width, height };
  const longer = Math.max(width, height);
  const shades =
    area.bottom > height - CUT
      ? [
          {
            dark: ON_WALL.dark,
            blur: ON_WALL.blur * longer,
            from: (x: number, y: number) =>
              [x - Math.round(ON_WALL.right * longer), y - Math.round(ON_WALL.down * longer)] as const,
          },
        ]
      : ON_FLOOR.map(({ flat, lean, blur, dark }) => ({
          dark,
          blur: blur * Math.min(longer, 2 * (area.right - area.left)),
          from: (x: number, y: number) => {
            const up = (area.bottom - 1 - y) / flat;
            return [Math.round(x - up * lean * flat), Math.round(area.bottom - 1 - up)] as const;
          },
        }));
  for (const { dark, blur, from } of shades) {
    const values = new Uint8Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const [column, row] = from(x, y);
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        values[y * width + x] = alpha[row * width + column]!;
      }
    const shade = blurPlane({ values, width, height }, blur);
    for (let at = 0; at < light.length; at++)
      light[at] = Math.round(light[at]! * (1 - (dark * shade.values[at]!) / 255));
  }
  return { values: light, width, height };
}

function alphaOf({ pixels, width, height }: Raster): Uint8Array {
  const alpha = new Uint8Array(width * height);
  for (let at = 0; at < alpha.length; at++) alpha[at] = pixels[at * 4 + 3]!;
  return alpha;
}
