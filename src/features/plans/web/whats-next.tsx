import { Link } from 'wouter';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';

/** Next steps after a payment. */
export function WhatsNext() {
  const { user } = usePageState();
  return (
    <section aria-labelledby="next-title" className="crop-marks self-center p-8">
      <h2 id="next-title" className="font-serif text-2xl leading-tight">
        What’s next
      </h2>
      <ol className="mt-5 space-y-4">
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <p className="font-medium">{title}</p>
            <p className="text-muted text-sm leading-relaxed">{text}</p>
          </li>
        ))}
      </ol>
      {user && (
        <div className="mt-7 flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link href="/">Start Creating</Link>
          </Button>
          <Button asChild>
            <Link href="/pricing">Manage Subscription</Link>
          </Button>
        </div>
      )}
    </section>
  );
}

const STEPS = [
  { title: 'Describe a picture', text: 'One credit makes one picture. You see the price before you pay.' },
  { title: 'Refine it', text: 'Change some words of the prompt and keep the rest of the picture.' },
  { title: 'Follow your credits', text: 'See what each credit paid for, and what was returned.' },
];
