import { type ReactNode, useId } from 'react';

interface BoardSectionProps {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function BoardSection({ title, aside, children }: BoardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-border border-b pb-2">
        <h2 id={id} className="font-medium text-base">
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}
