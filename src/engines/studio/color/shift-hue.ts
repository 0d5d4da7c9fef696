import { luminance, mixRgb, type Rgb, scaleRgb } from './linear-color.ts';

/** Degrees to either side that count as the same hue. */
const NEAR = 38;

/** Hue of a linear color in degrees, and its chroma as a part of its brightest channel. */
function hueOf(color: Rgb): { hue: number; chroma: number } {
  const [red, green, blue] = color.map((channel) => Math.max(0, channel) ** 0.4545) as [
    number,
    number,
    number,
  ];
  const peak = Math.max(red, green, blue);
  const range = peak - Math.min(red, green, blue);
  if (range < 1e-4) return { hue: 0, chroma: 0 };
  const sector =
    peak === red
      ? (green - blue) / range
      : peak === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return { hue: (sector * 60 + 360) % 360, chroma: range / peak };
}

/** Less (-1) or more (1) of a hue in a color, at the same luminance; others stay as they are. */
export function shiftTone(color: Rgb, tone: Rgb, way: 1 | -1): Rgb {
  const own = hueOf(color);
  const asked = hueOf(tone);
  if (asked.chroma < 0.08) return color;
  const away = Math.abs(((own.hue - asked.hue + 540) % 360) - 180);
  const light = luminance(color);
  if (way < 0) return own.chroma < 0.08 || away > NEAR ? color : mixRgb(color, [light, light, light], 0.72);
  const target = shadeOf(tone, light);
  return mixRgb(color, target, own.chroma < 0.08 ? 0.18 : away > NEAR ? 0.3 : 0.45);
}

/** A color at another luminance. */
export function shadeOf(color: Rgb, light: number): Rgb {
  const scaled = scaleRgb(color, light / Math.max(luminance(color), 0.004));
  const peak = Math.max(...scaled);
  if (peak <= 1 || light > 1) return scaled;
  // Overflow of the brightest channel makes the color paler.
  return mixRgb(scaleRgb(scaled, 1 / peak), [light, light, light], Math.min(1, (peak - 1) / peak));
}
