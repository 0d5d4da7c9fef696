import { renditionWidthsOf } from '#contract/rendition-widths';

const ORIGINAL = /^(\/images\/[\w-]+)\.png(\?.*)?$/;

/**
 * A picture's renditions for `srcset`, without its original, which is several times as large; `undefined` where
 * there are none: an address that is not a stored picture's, or a width that is not known.
 * @param width the original's, in pixels
 */
export function renditionSet(url: string, width: number | undefined): string | undefined {
  const [, stem, query = ''] = ORIGINAL.exec(url) ?? [];
  if (stem === undefined || width === undefined) return undefined;
  return renditionWidthsOf(width)
    .map((name) => `${stem}-${name}${query} ${Math.min(name, width)}w`)
    .join(', ');
}
