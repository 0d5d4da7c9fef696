import { Link } from 'wouter';
import type { PlannedPageContent } from '#content/planned-pages';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';

/** A titled page at the address of a screen that is not built: what it will do, and what works today. */
export function PlannedPage({ content }: { content: PlannedPageContent }) {
  const { supportEmail } = usePageState();
  return (
    <div className="mx-auto grid w-full max-w-5xl flex-1 content-center gap-12 px-4 py-16 sm:px-6 md:py-24 lg:grid-cols-[5fr_4fr] lg:items-center lg:gap-20">
      <div>
        <h1 className="font-serif text-title">{content.heading}</h1>
        <p className="mt-5 max-w-prose text-lg text-muted leading-relaxed">{content.summary}</p>
        <dl className="mt-10 border-border border-t">
          {content.points.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-6 gap-y-1 border-border border-b py-4 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="font-medium">{title}</dt>
              <dd className="text-muted leading-relaxed">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <aside aria-label="What works today" className="crop-marks flex flex-col items-start gap-6 p-8 sm:p-10">
        <p className="font-mono text-muted text-xs">Not developed yet</p>
        <p className="font-serif text-2xl leading-snug">{content.today}</p>
        <div className="flex flex-wrap gap-3">
          {content.contact && (
            <Button asChild variant="primary">
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </Button>
          )}
          <Button asChild variant={content.contact ? 'secondary' : 'primary'}>
            <Link href={content.action.href}>{content.action.label}</Link>
          </Button>
        </div>
      </aside>
    </div>
  );
}
