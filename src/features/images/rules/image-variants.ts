import { type RenditionWidth, renditionWidthsOf } from '../contract/rendition-widths.ts';

/** The smallest files first. */
export const RENDITION_FORMATS = ['avif', 'webp'] as const;
export type RenditionFormat = (typeof RENDITION_FORMATS)[number];

/** A rendition's name in `image_files.variant`. */
type RenditionVariant = `${RenditionWidth}.${RenditionFormat}`;

export function renditionVariant(width: RenditionWidth, format: RenditionFormat): RenditionVariant {
  return `${width}.${format}`;
}

/** The mask of a picture's subject, in `image_files.variant`. */
export const SUBJECT_VARIANT = 'subject.png';

/** All renditions of a picture of this width, smallest first. */
export function renditionsOf(pictureWidth: number) {
  return renditionWidthsOf(pictureWidth).flatMap((width) =>
    RENDITION_FORMATS.map((format) => ({ variant: renditionVariant(width, format), width, format })),
  );
}
