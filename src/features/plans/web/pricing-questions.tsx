import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { PRICING_QUESTIONS } from '../content/pricing-questions.ts';

/** Questions with full answers, and the support address for other questions. */
export function PricingQuestions() {
  const { salesEmail } = usePageState();
  return (
    <section aria-labelledby="questions-title" className="grid gap-x-16 gap-y-8 lg:grid-cols-[18rem_1fr]">
      <div>
        <h2 id="questions-title" className="font-serif text-title">
          Before you pay
        </h2>
        <p className="mt-4 max-w-reading text-muted leading-relaxed">
          Need more pictures, an invoice or another answer?
        </p>
        <Button asChild className="mt-5">
          <a href={`mailto:${salesEmail}`}>Contact Sales</a>
        </Button>
      </div>
      <dl className="grid content-start gap-x-12 gap-y-8 md:grid-cols-2">
        {PRICING_QUESTIONS.map(({ question, answer }) => (
          <div key={question} className="border-border border-t pt-4">
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1.5 text-muted leading-relaxed">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
