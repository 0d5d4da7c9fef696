import { useId } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { TemplateSetDetail } from '../contract/template-sets.ts';

interface ExamplesTabProps {
  examples: TemplateSetDetail['examples'];
  onUse(prompt: string): void;
}

/** Example prompts with their pictures. */
export function ExamplesTab({ examples, onUse }: ExamplesTabProps) {
  const id = useId();
  return (
    <ul className="divide-y divide-border border-border border-y">
      {examples.map(({ title, prompt, style, thumbnail }, place) => (
        <li key={title} className="grid gap-4 py-5 sm:grid-cols-[13rem_1fr] sm:gap-6">
          <img
            src={thumbnail}
            alt={`Made from the prompt “${title}”`}
            width={480}
            height={360}
            loading="lazy"
            decoding="async"
            className="aspect-4/3 w-full rounded-sm bg-surface-2 object-cover"
          />
          <div className="flex flex-col items-start">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <h2 id={`${id}-${place}`} className="font-medium">
                {title}
              </h2>
              <Badge tone="outline">{style}</Badge>
            </div>
            <p className="mt-2 mb-4 font-mono text-muted text-sm leading-relaxed">{prompt}</p>
            <Button
              size="small"
              aria-describedby={`${id}-${place}`}
              onClick={() => onUse(prompt)}
              className="mt-auto"
            >
              Use This Example
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
