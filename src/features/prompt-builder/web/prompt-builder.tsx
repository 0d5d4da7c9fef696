import { lazy, Suspense, useRef } from 'react';
import { referenceKind } from '#features/assets/web/reference-kind';
import { MoreOptions } from '#features/generations/web/more-options.tsx';
import { PromptAid } from '#features/generations/web/prompt-aid/prompt-aid.tsx';
import { useCreditFree } from '#features/generations/web/use-credit-free';
import { useStoredImageModel } from '#features/image-models/web/chosen-image-model';
import { sentImageModel } from '#features/image-models/web/image-models';
import * as phrases from '#phrases';
import { usePageState } from '#web/state/page-state.tsx';
import { askForText } from '#web/ui/ask-for-text.ts';
import { Card } from '#web/ui/card.tsx';
import { useInView } from '#web/ui/use-in-view.ts';
import type { BuilderPlace } from '../contract/builder-place.ts';
import type { TemplateSetDetail } from '../contract/template-sets.ts';
import { AssetPanel } from './asset-panel.tsx';
import { BuilderHeader } from './builder-header.tsx';
import { builderModel, builderPrice } from './builder-model.ts';
import { builderRequest, sentPrompt, withAnyway } from './builder-request.ts';
import { enterAgain } from './builder-state.ts';
import { BuilderTabs } from './builder-tabs.tsx';
import { FinalPromptCard } from './final-prompt-card.tsx';
import { FloatingGenerate } from './floating-generate.tsx';
import { GenerateSection } from './generate-section.tsx';
import { PromptTips } from './prompt-tips.tsx';
import { newSeed } from './seeded-random.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { SketchFrame } from './sketch-frame.tsx';
import { useBuilder } from './use-builder.ts';
import { useBuilderGenerate } from './use-builder-generate.ts';
import { useSketch } from './use-sketch.ts';

interface PromptBuilderProps {
  /** The address; a builder at another place needs another `key`. */
  place: BuilderPlace;
  template: TemplateSetDetail;
}

export function PromptBuilder({ place, template }: PromptBuilderProps) {
  const { state, change, signsIn } = useBuilder(template, `${place.category}/${place.modelId}`);
  const { imageModels } = usePageState();
  const imageModel = builderModel(state, imageModels, useStoredImageModel());
  const { generate, isPending, refused, forget } = useBuilderGenerate({
    onSignIn() {
      signsIn.current = true;
    },
  });
  const section = useRef<HTMLElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const inView = useInView(section);
  const request = builderRequest(state, {
    modelId: place.modelId,
    imageModel: sentImageModel(imageModels, imageModel),
    creditFree: useCreditFree(),
  });
  // Models of providers paint nothing for free, and a sketch leaves a reference picture out.
  const hasSketch = imageModel?.provider === null && !state.grounding && !state.asset && !state.example;
  const sketched = useSketch(request, { seed: state.options.seed ?? state.seed, isOff: !hasSketch });
  const send = () => generate(request);
  const sayMissing = state.prompt.trim() === '' && (() => askForText(box.current, phrases.promptRequired));
  const price = builderPrice(state, imageModel);
  const aid = {
    imageModel,
    category: state.settings.category,
    // With a reference picture, that is the subject.
    groundingImageUrl: state.grounding?.sourceImageUrl,
    reference: referenceKind(state.asset, state.example),
    refused: null,
    price: price ?? 1,
    isPending,
    onAnyway: () => generate(withAnyway(request)),
    onCancel: forget,
    onModel: (id: string) => change((it) => ({ ...it, imageModel: id })),
  };

  function startFresh() {
    const seed = newSeed();
    change((it) => enterAgain(it, { template, grounding: null, seed }));
    // The focused button disappears with its card.
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="site-grid">
        <BuilderHeader
          mode={state.mode}
          // The template may be of another subject than the refined picture.
          name={state.grounding?.originalGeneration.customPrompt || template.name}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:pb-12 lg:grid-cols-[minmax(0,1fr)_23rem] xl:gap-x-14 xl:grid-cols-[minmax(0,1fr)_26rem]">
          {/* Above the bar with the prompt, which is there below 1024 px. */}
          <div className="[&_:is(a,button,input,textarea)]:scroll-mb-36 low:[&_:is(a,button,input,textarea)]:scroll-mb-2">
            {state.grounding && (
              <Suspense fallback={<div className="mb-6 h-72" />}>
                <RefiningCard grounding={state.grounding} onStartFresh={startFresh} />
              </Suspense>
            )}
            <BuilderTabs
              template={template}
              state={state}
              change={change}
              aid={(box) => <PromptAid box={box} prompt={state.customPrompt} {...aid} />}
            />
            <div className="mt-8 divide-y divide-border border-border border-y">
              <AssetPanel state={state} change={change} />
              <SettingsPanel category={template.category} state={state} change={change} />
              {!state.grounding && (
                <MoreOptions
                  options={state.options}
                  onChange={(chosen) => change((it) => ({ ...it, options: { ...it.options, ...chosen } }))}
                />
              )}
            </div>
          </div>
          <aside
            aria-label="Your picture"
            className="space-y-8 max-lg:mt-8 lg:sticky lg:top-22 lg:self-start"
          >
            <Card className="space-y-5 p-4 sm:p-5">
              {hasSketch && <SketchFrame {...sketched} format={state.settings.outputFormat} />}
              <FinalPromptCard
                ref={box}
                state={state}
                change={change}
                aid={
                  <PromptAid
                    box={box}
                    prompt={sentPrompt(state)}
                    {...aid}
                    refused={isSame(refused?.body, request) ? refused : null}
                  />
                }
              />
              <GenerateSection
                ref={section}
                state={state}
                change={change}
                professional={template.id === 'professional'}
                imageModel={imageModel}
                isPending={isPending}
                sayMissing={sayMissing}
                onGenerate={send}
              />
            </Card>
            <PromptTips />
          </aside>
        </div>
      </div>
      {/* Reserves space for the bar, so that it never covers the end of the page. */}
      <div className="pointer-events-none sticky bottom-(--tab-bar) z-30 h-20 shrink-0 low:hidden lg:h-0">
        {!inView && (
          <FloatingGenerate
            prompt={state.prompt}
            sketch={hasSketch ? sketched.sketch : null}
            price={price}
            isPending={isPending}
            sayMissing={sayMissing}
            onGenerate={send}
          />
        )}
      </div>
    </>
  );
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const RefiningCard = lazy(async () => ({ default: (await import('./refining-card.tsx')).RefiningCard }));
