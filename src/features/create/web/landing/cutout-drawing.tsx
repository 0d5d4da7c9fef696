/** A vase, half in its room and half on a checkerboard, the sign of transparency. */
export function CutoutDrawing() {
  const vase = 'M100 36h24v10c0 12 26 22 26 52 0 22-14 34-38 34s-38-12-38-34c0-30 26-40 26-52z';
  return (
    <svg viewBox="0 0 224 160" className="size-full" preserveAspectRatio="xMidYMid slice" aria-hidden>
      <defs>
        <pattern id="cut-out-squares" width="16" height="16" patternUnits="userSpaceOnUse">
          <rect width="16" height="16" fill="var(--color-surface-1)" />
          <path d="M0 0h8v8H0zM8 8h8v8H8z" fill="var(--color-surface-3)" />
        </pattern>
      </defs>
      <rect width="112" height="160" fill="var(--color-border)" />
      <rect y="116" width="112" height="44" fill="var(--color-surface-3)" />
      <rect x="112" width="112" height="160" fill="url(#cut-out-squares)" />
      <path d={vase} fill="var(--color-border-strong)" />
      <path d="M112 0v160" stroke="var(--color-ink)" strokeDasharray="3 4" />
    </svg>
  );
}
