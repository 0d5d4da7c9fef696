import { useEffect, useRef } from 'react';
import { cn } from './class-names.ts';

interface DevelopingPrintProps {
  progress: number;
  /** Address of what the picture looks like so far. */
  preview?: string | undefined;
  className?: string;
}

/**
 * An animation for waiting: a photographic print on which shapes appear with the progress, or the unfinished picture
 * itself once there is one.
 */
export function DevelopingPrint({ progress, preview, className }: DevelopingPrintProps) {
  const bath = useRef<SVGGElement>(null);
  const hasPreview = preview !== undefined;
  useEffect(() => {
    if (hasPreview) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const rocking = bath.current?.animate(
      {
        transform: ['translate(-5px, 2px) scale(1.06)', 'translate(5px, -4px) scale(1.1)'],
        easing: 'ease-in-out',
      },
      // In 40 steps: drawing 60 frames a second without a graphics card would take a fifth of a processor core, which
      // may be painting the picture. Nobody sees quarter-pixel steps of blurred shapes.
      { duration: 4_800, iterations: Infinity, direction: 'alternate', easing: 'steps(40)' },
    );
    return () => rocking?.cancel();
  }, [hasPreview]);

  return (
    <div
      aria-hidden
      className={cn('relative overflow-hidden rounded-sm border border-border bg-surface-2', className)}
    >
      {preview ? (
        <img src={preview} alt="" className="absolute inset-0 size-full animate-appear object-cover" />
      ) : (
        <svg viewBox="0 0 100 100" className="size-full" preserveAspectRatio="none" aria-hidden>
          <defs>
            <filter id="print-soft" x="-30%" y="-30%" width="160%" height="160%">
              <feGaussianBlur stdDeviation={9 - 5 * progress} />
            </filter>
            <filter id="print-grain">
              <feTurbulence type="fractalNoise" baseFrequency="1.1" numOctaves="2" seed="7" />
              <feColorMatrix values="0 0 0 0 0.9  0 0 0 0 0.8  0 0 0 0 0.7  0 0 0 0.9 -0.35" />
            </filter>
            <radialGradient id="print-lamp" cx="50%" cy="-10%" r="110%">
              <stop offset="0" stopColor="var(--color-safelight)" stopOpacity=".34" />
              <stop offset="1" stopColor="var(--color-safelight)" stopOpacity="0" />
            </radialGradient>
          </defs>
          <g
            className="transition-opacity duration-[2000ms] ease-linear"
            style={{ opacity: 0.22 + 0.7 * progress }}
          >
            <g ref={bath} filter="url(#print-soft)" style={{ transformOrigin: '50px 50px' }}>
              <rect x="-10" y="58" width="120" height="60" fill="var(--color-surface-3)" />
              <path
                d="M-10 66 22 34 44 56 66 26 112 70V112H-10z"
                fill="var(--color-border-strong)"
                opacity=".5"
              />
              <path d="M-10 78 30 60 58 74 84 58 112 76V112H-10z" fill="var(--color-paper)" opacity=".8" />
              <circle cx="70" cy="24" r="9" fill="var(--color-ink)" opacity=".75" />
            </g>
          </g>
          <rect width="100" height="100" filter="url(#print-grain)" opacity=".16" />
          <rect width="100" height="100" fill="url(#print-lamp)" />
        </svg>
      )}
    </div>
  );
}
