import { type RenditionWidth, renditionWidthsOf } from '../contract/rendition-widths.ts';

/** Best first: what browsers that know it get fewer bytes with. */
export const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** A rendition's name among the files of its picture, `image_files.variant`. */
type RenditionVariant = `${RenditionWidth}.${RenditionFormat}`;

export function renditionVariant(width: RenditionWidth, format: RenditionFormat): RenditionVariant {
  return `${width}.${format}`;
}

/** All renditions that a picture of this width is to have, the smallest first. */
export function renditionsOf(pictureWidth: number) {
  return renditionWidthsOf(pictureWidth).flatMap((width) =>
    RENDITION_FORMATS.map((format) => ({ variant: renditionVariant(width, format), width, format })),
  );
}
