import { lazy, Suspense } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import type { Options } from './generation-options.ts';

export interface MoreOptionsProps {
  options: Options;
  onChange(changes: Partial<Options>): void;
}

/** Collapsed fields for the negative prompt and the seed. */
export function MoreOptions({ options, onChange }: MoreOptionsProps) {
  const { seed, negativePrompt } = options;
  const chosen = [seed !== null, negativePrompt.trim() !== ''].filter(Boolean).length;
  return (
    <Collapsible
      title="More options"
      description="What to leave out, and the seed"
      aside={chosen > 0 ? <Badge>{chosen} set</Badge> : undefined}
    >
      <Suspense fallback={<div className="h-11" />}>
        <OptionFields options={options} onChange={onChange} />
      </Suspense>
    </Collapsible>
  );
}

const OptionFields = lazy(async () => ({ default: (await import('./option-fields.tsx')).OptionFields }));
