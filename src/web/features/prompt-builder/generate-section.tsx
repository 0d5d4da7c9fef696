import { Sparkles } from 'lucide-react';
import { lazy, type Ref, Suspense } from 'react';
import type { ImageModelSummary } from '#contract/guided-generation';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { builderPrice, painterOf } from './builder-price.ts';
import type { BuilderState } from './builder-state.ts';
import { ImageCount } from './image-count.tsx';
import { PriceLine } from './price-line.tsx';
import type { ChangeBuilder } from './use-builder.ts';

interface GenerateSectionProps {
  ref: Ref<HTMLElement>;
  state: BuilderState;
  change: ChangeBuilder;
  /** Portraits of professionals, by numbered models. */
  professional: boolean;
  imageModels: readonly ImageModelSummary[];
  isPending: boolean;
  onGenerate(): void;
}

/** How many, painted by what, for how much; and go. */
export function GenerateSection({
  ref,
  state,
  change,
  professional,
  imageModels,
  isPending,
  onGenerate,
}: GenerateSectionProps) {
  const { imageCount, grounding, prompt } = state;
  const painter = painterOf(state, imageModels);
  return (
    <section ref={ref} aria-label="Generate" className="space-y-3">
      {!grounding && (
        <ImageCount
          value={imageCount}
          onChoose={(chosen) => change((it) => ({ ...it, imageCount: chosen }))}
        />
      )}
      {!grounding && painter && imageModels.length > 1 && (
        <Suspense fallback={<Skeleton className="h-[4.375rem] md:pointer-fine:h-[4.125rem]" />}>
          <SelectField
            label="Image model"
            value={painter.id}
            options={imageModels.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => change((it) => ({ ...it, imageModel: id }))}
          />
        </Suspense>
      )}
      <Button
        variant="primary"
        size="large"
        disabled={isPending || prompt.trim() === ''}
        aria-busy={isPending || undefined}
        onClick={onGenerate}
        className="w-full"
      >
        {isPending ? <Spinner /> : <Sparkles aria-hidden className="size-4" />}
        {isPending ? 'Generating...' : professional ? 'Generate Professional Photo' : 'Generate Stock Photo'}
      </Button>
      <PriceLine price={builderPrice(state, imageModels)} />
    </section>
  );
}

const SelectField = lazy(async () => ({ default: (await import('#web/ui/select.tsx')).SelectField }));
