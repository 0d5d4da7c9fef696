import type { ReactNode } from 'react';

/** The picture's place, the same while it is made and afterwards; its content can be sized in `cqw` and `cqh`. */
export function Stage({ children }: { children: ReactNode }) {
  return (
    <div className="relative min-h-[56dvh] flex-1">
      {/* Not the flex item itself, whose size changes while the browser lays it out. */}
      <div className="absolute inset-0 grid place-items-center [container-type:size]">{children}</div>
    </div>
  );
}

/** The bar under it. */
export const FOOTER_LOOK =
  'flex flex-col gap-4 border-border border-t px-4 py-4 sm:px-6 lg:flex-row lg:items-center lg:gap-8';
