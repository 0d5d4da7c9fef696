import type { ReactNode } from 'react';

interface ResultMessageProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A message in place of a picture. */
export function ResultMessage({ title, children, actions }: ResultMessageProps) {
  return (
    <div className="grid flex-1 place-items-center px-6 py-16">
      <div className="crop-marks max-w-lg px-8 py-12 text-center">
        <h1 className="font-serif text-title">{title}</h1>
        <div className="mt-3 space-y-1 text-muted">{children}</div>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{actions}</div>
      </div>
    </div>
  );
}
