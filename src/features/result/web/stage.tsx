import type { CSSProperties, ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';

interface StageProps {
  /** Width by height of one picture. */
  ratio: number;
  children: ReactNode;
}

/** The picture's place, the same while it is made and afterwards; its content can be sized in `cqw` and `cqh`. */
export function Stage({ ratio, children }: StageProps) {
  return (
    <div
      className={cn('grid place-items-center [container-type:size]', STAGE_LOOK)}
      style={stageStyle(ratio)}
    >
      {children}
    </div>
  );
}

/**
 * Small screens give a picture its full width, or most of their height; large ones all but the bars. It depends on
 * neither the bars' content nor the browser's collapsing toolbar, so that the picture never moves.
 */
export const STAGE_LOOK =
  'h-[min(100vw/var(--ratio),60svh)] shrink-0 lg:h-[max(56svh,100svh-19rem)] xl:h-[max(56svh,100svh-16.25rem)]';

export function stageStyle(ratio: number): CSSProperties {
  return { '--ratio': ratio } as CSSProperties;
}

/** The bar under it. */
export const FOOTER_LOOK =
  'flex flex-col gap-x-8 gap-y-2 border-border border-t px-4 pt-3 pb-2 sm:px-6 xl:flex-row xl:items-center';
