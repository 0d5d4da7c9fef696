/** The logo: two corners of a frame that form an F. In the text's color; sharp at 16 px. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 16 16" className={className} fill="currentColor" aria-hidden>
      <path d="M2 1h12v2.5H4.5V15H2Z" />
      <path d="M7 6.5h5.5V12H10V9H7Z" />
    </svg>
  );
}
