import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';
import { LANDING_CATEGORIES } from './landing-categories.ts';
import { SCENES } from './wall-scenes.tsx';

/** One section a category; their models and styles come with the prompt builder, and they say so. */
export function CategorySections() {
  return (
    <div className="divide-y divide-border border-border border-y">
      {LANDING_CATEGORIES.map(({ anchor, title, text, builder }, i) => {
        const Scene = SCENES[i % SCENES.length];
        return (
          <section
            key={anchor}
            id={anchor}
            tabIndex={-1}
            aria-labelledby={`${anchor}-title`}
            className="grid scroll-mt-20 items-center gap-5 py-6 outline-none sm:grid-cols-[9rem_1fr_auto] sm:gap-8 sm:py-8"
          >
            <div aria-hidden className="hidden aspect-[3/2] overflow-hidden rounded-sm bg-surface-2 sm:block">
              {Scene && <Scene />}
            </div>
            <div>
              <h2 id={`${anchor}-title`} className="font-serif text-3xl leading-tight">
                {title}
              </h2>
              <p className="mt-1.5 max-w-prose text-muted text-sm leading-relaxed">
                {text} Its models and styles arrive with the prompt builder.
              </p>
            </div>
            <Button asChild className="justify-self-start">
              <Link href={builder} aria-label={`Open the prompt builder: ${title}`}>
                Prompt builder
                <ArrowRight aria-hidden className="size-4" />
              </Link>
            </Button>
          </section>
        );
      })}
    </div>
  );
}
