import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/class-names.ts';
import type { Section } from '../content/prose.ts';
import { Prose } from './prose.tsx';

interface DocumentFrameProps {
  heading: string;
  lead: ReactNode;
  /** Its date, and a contact. */
  byline: ReactNode;
  /** The entries of the table of contents, in the order of the page. */
  contents: readonly Pick<Section, 'id' | 'heading'>[];
  children: ReactNode;
}

/** A page of text: title, table of contents, and one column of text. */
export function DocumentFrame({ heading, lead, byline, contents, children }: DocumentFrameProps) {
  return (
    <article className="mx-auto w-full max-w-6xl px-4 py-10 sm:px-6 md:py-16 print:max-w-none print:p-0">
      <header className="max-w-3xl">
        <h1 className="font-serif text-title">{heading}</h1>
        <p className="mt-5 text-lg text-muted leading-relaxed">{lead}</p>
        <div className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-muted text-sm">{byline}</div>
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-10 border-border border-t pt-8 md:mt-12 lg:grid-cols-[minmax(0,46rem)_14rem] lg:justify-between">
        {contents.length > 0 && <Contents contents={contents} />}
        <div className="min-w-0 text-base leading-relaxed">{children}</div>
      </div>
    </article>
  );
}

/** The sections of a document, each with its own fragment in the address. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, heading, blocks }) => (
    <section key={id} aria-labelledby={id} className="mt-12 first:mt-0">
      <SectionHeading id={id}>{heading}</SectionHeading>
      <Prose blocks={blocks} />
    </section>
  ));
}

/** Its scroll margin keeps it clear of the sticky header. */
export function SectionHeading({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="scroll-my-6 font-serif text-2xl leading-tight">
      {children}
    </h2>
  );
}

/** First in the document, so that it is read first. Collapsed on phones, beside the text on wide screens. */
function Contents({ contents }: Pick<DocumentFrameProps, 'contents'>) {
  return (
    <nav aria-label="On this page" className="lg:order-last print:hidden">
      <details className="group rounded-md border border-border lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-medium text-sm [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown aria-hidden className="size-4 text-muted transition-transform group-open:rotate-180" />
        </summary>
        <ContentsList contents={contents} className="mx-4 mb-3" />
      </details>
      <div className="hidden lg:sticky lg:top-24 lg:block">
        <p className="font-medium text-sm">On this page</p>
        <ContentsList contents={contents} className="mt-2" />
      </div>
    </nav>
  );
}

function ContentsList({ contents, className }: Pick<DocumentFrameProps, 'contents'> & { className: string }) {
  return (
    <ol className={cn('border-border border-l text-sm', className)}>
      {contents.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-px flex min-h-11 items-center border-transparent border-l py-1.5 pl-4 text-muted leading-snug hover:border-ink hover:text-ink md:pointer-fine:min-h-0"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
