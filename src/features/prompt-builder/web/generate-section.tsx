import { Sparkles } from 'lucide-react';
import { lazy, type Ref, Suspense } from 'react';
import { CreditFreeSwitch } from '#features/generations/web/credit-free-switch.tsx';
import { ImageCount } from '#features/generations/web/image-count.tsx';
import { PriceLine } from '#features/generations/web/price-line.tsx';
import type { ImageModelSummary } from '#features/image-models/contract/image-models';
import { storeImageModel } from '#features/image-models/web/chosen-image-model';
import { imageModelOptions } from '#features/image-models/web/image-model-texts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { ScriptsOff } from '#web/ui/scripts-off.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { builderPrice, stagesReference } from './builder-model.ts';
import type { BuilderState } from './builder-state.ts';
import type { ChangeBuilder } from './use-builder.ts';

interface GenerateSectionProps {
  ref: Ref<HTMLElement>;
  state: BuilderState;
  change: ChangeBuilder;
  /** Whether it makes portraits of professionals. */
  professional: boolean;
  imageModel: ImageModelSummary | undefined;
  isPending: boolean;
  /** What to do instead while there is no prompt. */
  sayMissing: (() => void) | false;
  onGenerate(): void;
}

/** Number of pictures, image model, price, and the Generate button. */
export function GenerateSection({
  ref,
  state,
  change,
  professional,
  imageModel,
  isPending,
  sayMissing,
  onGenerate,
}: GenerateSectionProps) {
  const { imageCount, grounding } = state;
  const { imageModels } = usePageState();
  function choose(id: string) {
    change((it) => ({ ...it, imageModel: id }));
    storeImageModel(id);
  }

  return (
    <section ref={ref} aria-label="Generate" className="space-y-3">
      {!grounding && (
        <ImageCount
          value={imageCount}
          onChoose={(chosen) => change((it) => ({ ...it, imageCount: chosen }))}
        />
      )}
      {imageModel && imageModels.length > 1 && (
        <Suspense fallback={<Skeleton className="h-[4.375rem] md:pointer-fine:h-[4.125rem]" />}>
          <SelectField
            label="Image model"
            value={imageModel.id}
            options={imageModelOptions(imageModels)}
            onChange={choose}
          />
        </Suspense>
      )}
      <CreditFreeSwitch imageModel={imageModel} />
      {stagesReference(state, imageModel) && (
        <p className="text-muted text-sm leading-relaxed">
          {imageModel?.name} does not accept reference pictures. The studio engine places yours.
        </p>
      )}
      <Button
        variant="primary"
        size="large"
        sayMissing={sayMissing}
        aria-busy={isPending || undefined}
        onClick={onGenerate}
        className="w-full"
      >
        {isPending ? <Spinner /> : <Sparkles aria-hidden className="size-4" />}
        {isPending ? 'Generating...' : professional ? 'Generate Professional Photo' : 'Generate Stock Photo'}
      </Button>
      <ScriptsOff />
      <PriceLine price={builderPrice(state, imageModel)} />
    </section>
  );
}

const SelectField = lazy(async () => ({ default: (await import('#web/ui/select.tsx')).SelectField }));
