import { OUTPUT_FORMATS, VISUAL_STYLES } from '#features/generations/contract/generation-settings';
import type { Generation } from '#features/generations/contract/generations';

export interface SheetLayout {
  columns: number;
  rows: number;
  /** Width to height of the whole. */
  ratio: number;
}

/** The layout of a generation's pictures; until they exist, of the number requested. */
export function sheetLayout({
  images,
  imageCount,
  settings,
}: Pick<Generation, 'images' | 'imageCount' | 'settings'>): SheetLayout {
  const { width, height } = images[0] ?? OUTPUT_FORMATS[settings?.outputFormat ?? 'square'];
  const count = images.length || imageCount;
  const upright = height > width;
  const columns = count < 3 || upright ? count : 2;
  const rows = Math.ceil(count / columns);
  return { columns, rows, ratio: (width * columns) / (height * rows) };
}

/** The chosen settings, such as `Artistic & Creative · Landscape (16:9) · 2 pictures`. */
export function choicesText({ settings, imageCount }: Pick<Generation, 'settings' | 'imageCount'>): string {
  return [
    settings?.style && VISUAL_STYLES[settings.style],
    OUTPUT_FORMATS[settings?.outputFormat ?? 'square'].label,
    imageCount > 1 && `${imageCount} pictures`,
  ]
    .filter(Boolean)
    .join(' · ');
}
