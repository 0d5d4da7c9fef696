import type { CSSProperties } from 'react';
import type { AdFormat } from '../../contract/ad-formats.ts';

type Framed = Pick<AdFormat, 'width' | 'height' | 'safeArea'>;

export function hasSafeArea({ safeArea }: Pick<AdFormat, 'safeArea'>): boolean {
  return safeArea.top + safeArea.right + safeArea.bottom + safeArea.left > 0;
}

/** An overlay that shades the areas that the platform may cover, or that are trimmed in print. */
export function SafeArea({ format }: { format: Framed }) {
  const { width, height, safeArea } = format;
  const share = (pixels: number, of: number) => `${(100 * pixels) / of}%`;
  const inner: CSSProperties = {
    top: share(safeArea.top, height),
    right: share(safeArea.right, width),
    bottom: share(safeArea.bottom, height),
    left: share(safeArea.left, width),
  };
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 animate-appear overflow-hidden">
      <span
        style={inner}
        className="absolute border border-on-picture border-dashed outline-[100rem] outline-scrim forced-colors:outline-none"
      />
    </span>
  );
}
