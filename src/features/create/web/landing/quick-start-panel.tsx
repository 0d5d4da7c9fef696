import type { ReactNode } from 'react';

interface QuickStartPanelProps {
  title: string;
  /** A sentence or two. */
  children: ReactNode;
  drawing: ReactNode;
  action?: ReactNode;
}

/** A tab that links to another page, with a description and a drawing. */
export function QuickStartPanel({ title, children, drawing, action }: QuickStartPanelProps) {
  return (
    <div className="flex min-h-44 flex-col-reverse sm:min-h-52 gap-4 sm:flex-row sm:items-center sm:gap-6">
      <div className="flex-1">
        <h3 className="font-serif text-2xl leading-tight">{title}</h3>
        <p className="mt-2 text-muted text-sm leading-relaxed">{children}</p>
        {action !== undefined && <div className="mt-4">{action}</div>}
      </div>
      <div aria-hidden className="h-40 w-full shrink-0 overflow-hidden rounded-md bg-surface-2 sm:w-56">
        {drawing}
      </div>
    </div>
  );
}
