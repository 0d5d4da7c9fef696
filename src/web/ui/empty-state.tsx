import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

interface EmptyStateProps {
  title: string;
  /** Why it is empty, and what to do. */
  children?: ReactNode;
  /** The next step: a button or link. */
  action?: ReactNode;
  className?: string;
}

/** Replaces a list that is empty or could not be loaded. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cn('crop-marks mx-auto max-w-md px-8 py-12 text-center', className)}>
      <p className="font-serif text-2xl leading-tight">{title}</p>
      {children !== undefined && <div className="mt-2 text-muted text-sm leading-relaxed">{children}</div>}
      {action !== undefined && <div className="mt-6 flex justify-center">{action}</div>}
    </div>
  );
}
