/** The uploaded picture under a checkerboard that grows with the progress. It does not show the result. */
export function VanishingBackground({ url, progress }: { url: string; progress: number }) {
  return (
    <div
      aria-hidden
      className="relative mx-auto aspect-square w-full max-w-[min(32rem,42dvh)] overflow-hidden rounded-sm border border-border bg-surface-2 shadow-floating md:max-w-[min(32rem,70dvh)]"
    >
      <img src={url} alt="" className="size-full object-contain" />
      <div
        className="checkerboard absolute inset-0 opacity-60 transition-[clip-path] duration-[2000ms] ease-linear"
        style={{ clipPath: `inset(0 ${100 - 100 * progress}% 0 0)` }}
      />
    </div>
  );
}
