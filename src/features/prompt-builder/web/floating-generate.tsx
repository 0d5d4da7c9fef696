import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { creditsText } from '#features/credits/web/credits-text';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLiftedToasts } from '#web/ui/use-lifted-toasts.ts';
import type { ShownSketch } from './use-sketch.ts';

interface FloatingGenerateProps {
  prompt: string;
  /** Null: there is none. */
  sketch: ShownSketch;
  /** Credits; null until it is known. */
  price: number | null;
  isPending: boolean;
  /** What to do instead while there is no prompt. */
  sayMissing: (() => void) | false;
  onGenerate(): void;
}

/** A bar with prompt and button at the bottom, while those of the page are out of sight. */
export function FloatingGenerate({
  prompt,
  sketch,
  price,
  isPending,
  sayMissing,
  onGenerate,
}: FloatingGenerateProps) {
  useLiftedToasts(HEIGHT);
  useEffect(() => {
    const { style } = document.documentElement;
    // Keeps focused elements from being hidden under the bar.
    style.scrollPaddingBottom = HEIGHT;
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <div className="pointer-events-auto absolute inset-x-0 bottom-0 animate-rise border-border border-t bg-paper/90 backdrop-blur-md">
      <div className="site-grid flex items-center gap-4 py-2.5">
        {sketch !== null && (
          <span className="relative -my-1.5 size-14 shrink-0 overflow-hidden rounded-sm bg-surface-2">
            {sketch && (
              <img
                key={sketch.url}
                src={sketch.url}
                alt=""
                className="absolute inset-0 size-full animate-appear object-cover"
              />
            )}
          </span>
        )}
        <p className="wrap-anywhere line-clamp-2 min-w-0 flex-1 font-mono text-muted text-xs leading-snug">
          {prompt || 'No prompt yet'}
        </p>
        {price !== null && <p className="shrink-0 text-muted text-xs tabular-nums">{creditsText(price)}</p>}
        <Button
          variant="primary"
          sayMissing={sayMissing}
          aria-busy={isPending || undefined}
          onClick={onGenerate}
        >
          {isPending ? <Spinner /> : <Sparkles aria-hidden className="size-4" />}
          <span className="sm:hidden">Go</span>
          <span className="max-sm:hidden">Generate</span>
        </Button>
      </div>
    </div>
  );
}

const HEIGHT = '5rem';
