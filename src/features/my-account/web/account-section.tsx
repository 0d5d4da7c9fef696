import { type ReactNode, useId } from 'react';

interface AccountSectionProps {
  title: string;
  /** Id for links to the section. */
  anchor?: string;
  children: ReactNode;
}

/** A section of the account page: title on the left, content on the right. */
export function AccountSection({ title, anchor, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-border border-t py-8 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="font-medium text-lg leading-7">
        {title}
      </h2>
      <div className="min-w-0 max-w-reading">{children}</div>
    </section>
  );
}
