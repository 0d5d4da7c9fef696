/** A frame with this aspect ratio, at most 16 by 16 pixels. */
export function FormatShape({ ratio }: { ratio: number }) {
  const [width, height] = ratio > 1 ? [14, 14 / ratio] : [14 * ratio, 14];
  return (
    <svg viewBox="0 0 16 16" aria-hidden className="size-4 text-muted">
      <rect
        x={8 - width / 2}
        y={8 - height / 2}
        width={width}
        height={height}
        rx="1"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
      />
    </svg>
  );
}
