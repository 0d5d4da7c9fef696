import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cn } from './class-names.ts';

interface CollapsibleProps {
  title: string;
  /** One sentence under the title. */
  description?: string | undefined;
  /** Next to the title. */
  badge?: ReactNode;
  /** At the end of the line, on phones on its own line: the choice made inside. `false` keeps its place. */
  aside?: ReactNode;
  defaultOpen?: boolean;
  /** Called when it opens, to fetch its content. */
  onOpen?(): void;
  children: ReactNode;
}

/** A section that its heading opens and closes. Its content is rendered only while open. */
export function Collapsible({
  title,
  description,
  badge,
  aside,
  defaultOpen = false,
  onOpen,
  children,
}: CollapsibleProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  function toggle() {
    if (!open) onOpen?.();
    setOpen(!open);
  }
  return (
    <div>
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
          className={cn(
            'group grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 rounded-sm py-3 text-left',
            aside !== undefined && 'sm:grid-cols-[minmax(0,1fr)_minmax(0,auto)_auto]',
          )}
        >
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-medium">{title}</span>
              {badge}
            </span>
            {description !== undefined && (
              <span className="mt-0.5 block text-pretty font-normal text-muted text-sm">{description}</span>
            )}
          </span>
          {aside !== undefined && (
            <span className="flex min-h-6 min-w-0 max-sm:col-span-2 max-sm:row-start-2 sm:max-w-80 sm:justify-end">
              {aside}
            </span>
          )}
          <ChevronDown
            aria-hidden
            className={cn(
              'col-start-2 row-start-1 size-5 text-muted transition-[rotate,color] duration-steady group-hover:text-ink',
              aside !== undefined && 'sm:col-start-3',
              open && 'rotate-180',
            )}
          />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        {open && children}
      </div>
    </div>
  );
}
