import type { TextLayer } from './text-layer.ts';

/** Light, color and frame of a picture, and words over it. Without dependencies, so that the browser previews what the server makes. */
export interface Adjustment {
  /** These are from -1 to 1; 0 changes nothing. */
  brightness: number;
  contrast: number;
  saturation: number;
  warmth: number;
  /** Degrees clockwise; the picture is enlarged until its corners are filled. */
  straighten: number;
  /** The part that stays, in parts of the straightened picture's sides; null for all of it. */
  crop: { x: number; y: number; width: number; height: number } | null;
  /** Words over what stays; later ones lie over earlier ones. */
  texts: TextLayer[];
}

export const UNADJUSTED: Adjustment = {
  brightness: 0,
  contrast: 0,
  saturation: 0,
  warmth: 0,
  straighten: 0,
  crop: null,
  texts: [],
};

/** Without texts that say nothing. */
export function withoutEmptyTexts({ texts, ...adjust }: Adjustment): Adjustment {
  return { ...adjust, texts: texts.filter(({ words }) => words.trim() !== '') };
}

/** Whether it changes nothing. */
export function isUnadjusted({ crop, texts, ...amounts }: Adjustment): boolean {
  return crop === null && texts.length === 0 && Object.values(amounts).every((amount) => amount === 0);
}

/** Whether light and color stay as they are. */
export function keepsColors({ brightness, contrast, saturation, warmth }: Adjustment): boolean {
  return [brightness, contrast, saturation, warmth].every((amount) => amount === 0);
}

/** Shortest side of a cropped picture. */
export const CROP_MIN_PIXELS = 64;

/** Shares of red, green and blue in how light a color looks (BT.709). */
const LUMA = [0.2126, 0.7152, 0.0722] as const;

/**
 * How each channel of a new pixel (0 to 1, sRGB) is made of red, green and blue, and a constant: three rows of four numbers.
 */
export function colorMatrix({ brightness, contrast, saturation, warmth }: Adjustment): number[][] {
  const steep = 1 + contrast * (contrast > 0 ? 1 : 0.8);
  const lit = 1 + brightness * 0.6;
  const vivid = 1 + saturation;
  const gains = [1 + 0.2 * warmth, 1, 1 - 0.2 * warmth];
  return gains.map((gain, row) => [
    ...LUMA.map((luma, column) => steep * lit * gain * (luma * (1 - vivid) + (row === column ? vivid : 0))),
    0.5 * (1 - steep),
  ]);
}

/** By how much a picture is enlarged so that it still fills its frame when it is straightened. */
export function straightenZoom(
  { width, height }: { width: number; height: number },
  degrees: number,
): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  return Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width);
}

/** Pixels of the frame around the straightened picture, with its empty corners. */
export function pixelsStraightened(
  { width, height }: { width: number; height: number },
  degrees: number,
): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return Math.floor((width * cos + height * sin) * (width * sin + height * cos));
}

/** The part of the straightened picture that stays, in pixels of the picture. */
export function adjustedFrame(
  size: { width: number; height: number },
  { straighten, crop }: Adjustment,
): { left: number; top: number; width: number; height: number } {
  const zoom = straightenZoom(size, straighten);
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const [wide, tall] = [Math.floor(size.width / zoom), Math.floor(size.height / zoom)];
  const left = Math.min(wide - 1, Math.round(x * wide));
  const top = Math.min(tall - 1, Math.round(y * tall));
  return {
    left,
    top,
    width: Math.max(1, Math.min(wide - left, Math.round(width * wide))),
    height: Math.max(1, Math.min(tall - top, Math.round(height * tall))),
  };
}
