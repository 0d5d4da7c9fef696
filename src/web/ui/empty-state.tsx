import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

interface EmptyStateProps {
  title: string;
  /** Why there is nothing, and what to do about it. */
  children?: ReactNode;
  /** The next step: a button or link. */
  action?: ReactNode;
  className?: string;
}

/** An empty frame where a list has nothing, or could not be read. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('crop-marks mx-auto max-w-md px-8 py-12 text-center', className)}>
      <p className="font-serif text-2xl leading-tight">{title}</p>
      {children !== undefined && <div className="mt-2 text-muted text-sm leading-relaxed">{children}</div>}
      {action !== undefined && <div className="mt-6 flex justify-center">{action}</div>}
    </div>
  );
}
