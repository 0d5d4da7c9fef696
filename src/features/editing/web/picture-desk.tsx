import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { creditsText } from '#features/credits/web/credits-text';
import type { PictureVersion } from '#features/generations/contract/versions';
import { CancelButton } from '#features/generations/web/cancel-button.tsx';
import { PriceLine } from '#features/generations/web/price-line.tsx';
import { ProgressLine } from '#features/generations/web/progress-line.tsx';
import { listImageModels } from '#features/image-models/contract/image-models';
import { renditionSet } from '#features/images/web/rendition-set';
import { VersionStrip } from '#features/result/web/version-strip.tsx';
import { Wipe } from '#features/result/web/wipe.tsx';
import * as phrases from '#phrases';
import { freshQueryOf, queryOf } from '#web/api/call.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import { useLiftedToasts } from '#web/ui/use-lifted-toasts.ts';
import { withoutEmptyTexts } from '../contract/adjustment.ts';
import { findExpansion, listObjects, type PixelBox } from '../contract/edits.ts';
import { expandedFrame } from '../contract/expansion.ts';
import { AdjustBar } from './adjust-bar.tsx';
import { AdjustPreview } from './adjust-preview.tsx';
import { BackgroundBar, type RenderLibrary } from './background-bar.tsx';
import { DeskAdvice } from './desk-advice.tsx';
import { DeskHeader, type Tool } from './desk-header.tsx';
import { earlierAdjustment } from './earlier-adjustment.ts';
import { ExpandBar } from './expand-bar.tsx';
import { ExpandPreview } from './expand-preview.tsx';
import { MaskBar, type Painting } from './mask-bar.tsx';
import { MaskLayer } from './mask-layer.tsx';
import { maskAddress } from './mask-strokes.ts';
import { MoveLayer } from './move-layer.tsx';
import { ObjectBar } from './object-bar.tsx';
import { ObjectLayer } from './object-layer.tsx';
import { useAdjustSteps } from './use-adjust-steps.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useDraft } from './use-draft.ts';
import type { useEdit } from './use-edit.ts';
import { useMask } from './use-mask.ts';
import { useSubject } from './use-subject.ts';
import { useZoom } from './use-zoom.ts';

interface PictureDeskProps {
  version: PictureVersion;
  versions: readonly PictureVersion[];
  edit: ReturnType<typeof useEdit>;
  library: RenderLibrary;
  onShow(imageId: string): void;
  /** Undefined if there is no earlier version, or none that Undo went back from. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

/** The picture with what can be chosen or painted in it, and the bars under it. */
export function PictureDesk({ version, versions, edit, library, onShow, onUndo, onRedo }: PictureDeskProps) {
  const { imageId, url, width, height, thumbHash, prompt } = version;
  const { editCost, cutoutCost } = usePageState();
  // Without the model that finds subjects, there is nothing to put a background behind.
  const tools: readonly Tool[] =
    cutoutCost === null
      ? ['things', 'brush', 'expand', 'adjust']
      : ['things', 'brush', 'background', 'expand', 'adjust'];
  const screen = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { view, reset } = useZoom(stage);
  const [{ tool, adjust, expand }, draft] = useDraft(imageId);
  const steps = useAdjustSteps(adjust, (next) => draft({ adjust: next }));
  const [chosen, setChosen] = useState<string>();
  const [moved, setMoved] = useState<PixelBox>();
  const [chosenText, setChosenText] = useState(0);
  const [compares, setCompares] = useState(false);
  const [painting, setPainting] = useState<Painting>({ tool: 'brush', erases: false, brush: 0.08 });
  const mask = useMask(imageId);
  const subject = useSubject(imageId, { strokes: mask.strokes, onFound: mask.add });
  const objects = useQuery(freshQueryOf(listObjects, { params: { id: imageId } }));
  const limits = useQuery({
    ...freshQueryOf(findExpansion, { params: { id: imageId } }),
    enabled: tool === 'expand',
  });
  const models = useQuery({ ...queryOf(listImageModels), enabled: tool === 'brush' });
  const painter = models.data?.find(({ paintsParts }) => paintsParts);
  const object = objects.data?.find(({ id }) => id === chosen);
  const parent = versions.find((one) => one.imageId === version.parentId);
  const { generation, isBusy } = edit;
  const paints = tool === 'brush';
  const adjusts = tool === 'adjust' && !isBusy;
  const undo = (adjusts && steps.undo) || onUndo;
  const redo = (adjusts && steps.redo) || onRedo;
  useLiftedToasts('9rem');
  useDeskKeys({
    onLeave() {
      if (moved) setMoved(undefined);
      else if (compares) setCompares(false);
      else setChosen(undefined);
    },
    onUndo: isBusy ? undefined : (paints && mask.undo) || undo,
    onRedo: isBusy ? undefined : (paints && mask.redo) || redo,
  });

  function choose(next: Tool) {
    draft({ tool: next });
    setChosen(undefined);
    setMoved(undefined);
    setCompares(false);
  }

  const earlier = earlierAdjustment(version, parent, { start: edit.start, onShow });

  async function change(
    what: { operation: 'erase' } | { operation: 'replace'; prompt: string; model: string | undefined },
  ) {
    try {
      edit.start({ imageId, ...what, mask: await maskAddress(mask.strokes, version, subject.found) });
    } catch {
      toastFailure(phrases.editFailed, phrases.tryAgain);
    }
  }

  const expands = tool === 'expand' && !compares && !isBusy;
  const canvas = expands ? expandedFrame(version, expand) : version;
  const ratio = canvas.width / canvas.height;
  const picture = (
    <LazyImage
      src={url}
      srcSet={renditionSet(url, width, true)}
      sizes={`min(100vw, ${Math.round(75 * ratio)}vh)`}
      alt={prompt ?? 'Your picture'}
      thumbHash={thumbHash}
      checkered
      className="size-full"
    />
  );
  return (
    <section
      ref={screen}
      tabIndex={-1}
      aria-label="Change a part of your picture"
      className="darkroom flex min-h-[calc(100dvh-3.5rem-var(--tab-bar))] flex-1 flex-col outline-none lg:min-h-[calc(100dvh-4rem)]"
    >
      <DeskHeader
        back={
          version.generationId === null
            ? `/gallery/${version.galleryId}`
            : `/create?generation=${version.generationId}`
        }
        tools={tools}
        tool={tool}
        isBusy={isBusy}
        onTool={choose}
        onWhole={reset}
        compares={parent && compares}
        onCompare={setCompares}
        onUndo={undo}
        onRedo={redo}
      />
      <div
        ref={stage}
        className="grid h-[min(100vw/var(--ratio),max(42svh,100svh-30rem))] min-h-0 shrink-0 touch-none place-items-center overflow-hidden [container-type:size] lg:h-[max(50svh,100svh-22rem)]"
        style={{ '--ratio': ratio } as React.CSSProperties}
      >
        <div
          className="relative"
          style={{
            width: `min(100cqw, 100cqh * ${ratio})`,
            aspectRatio: ratio,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`,
          }}
        >
          {tool === 'adjust' && !compares ? (
            <AdjustPreview
              size={version}
              adjust={adjust}
              chosenText={chosenText}
              onChooseText={setChosenText}
              onAdjust={steps.change}
            >
              {picture}
            </AdjustPreview>
          ) : expands ? (
            <ExpandPreview size={version} expand={expand}>
              {picture}
            </ExpandPreview>
          ) : (
            picture
          )}
          {generation?.preview && (
            <img src={generation.preview.url} alt="" className="absolute inset-0 size-full object-cover" />
          )}
          {!isBusy && compares && parent && <Wipe url={parent.url} alt="The version before this change" />}
          {!isBusy && !compares && tool === 'things' && objects.data && (
            <ObjectLayer
              size={version}
              objects={moved ? [] : objects.data}
              chosen={chosen}
              onChoose={(id) => {
                setChosen(id);
                setMoved(undefined);
              }}
            />
          )}
          {!isBusy && object && moved && (
            <MoveLayer
              size={version}
              name={`Where the ${object.label} is to stand. Arrow keys move it${object.isScalable ? ', plus and minus change its size' : ''}.`}
              keepsSize={!object.isScalable}
              box={moved}
              onChange={setMoved}
            />
          )}
          {!isBusy && !compares && paints && (
            <MaskLayer
              size={version}
              strokes={mask.strokes}
              subject={subject.found}
              tool={painting.tool}
              erases={painting.erases}
              brush={painting.brush * Math.max(width, height)}
              onStroke={mask.add}
            />
          )}
        </div>
      </div>
      <div className="min-h-28 border-border border-t px-4 py-3 sm:px-6">
        {isBusy ? (
          <div role="status">
            <p className="font-medium text-sm">Changing your picture…</p>
            <ProgressLine
              progress={generation?.progress ?? 0}
              queuePosition={generation?.queuePosition ?? null}
              className="mt-2"
            />
            {generation && <CancelButton generation={generation} next={screen} className="mt-2" />}
          </div>
        ) : paints ? (
          <MaskBar
            painting={painting}
            mask={mask}
            subject={cutoutCost === null ? undefined : subject}
            isBusy={isBusy}
            onPainting={setPainting}
            onErase={() => void change({ operation: 'erase' })}
            onReplace={(prompt) => void change({ operation: 'replace', prompt, model: painter?.id })}
          />
        ) : tool === 'background' ? (
          <BackgroundBar
            isBusy={isBusy}
            library={library}
            onChoose={(background) => edit.start({ imageId, operation: 'background', background })}
          />
        ) : tool === 'expand' ? (
          <ExpandBar
            size={version}
            limits={limits.data}
            expand={expand}
            isBusy={isBusy}
            onExpand={(next) => draft({ expand: next })}
            onApply={() => edit.start({ imageId, operation: 'expand', expand })}
          />
        ) : tool === 'adjust' ? (
          <AdjustBar
            earlier={earlier}
            ratio={ratio}
            adjust={adjust}
            isBusy={isBusy}
            chosenText={chosenText}
            onChooseText={setChosenText}
            onAdjust={steps.change}
            onApply={() => edit.start({ imageId, operation: 'adjust', adjust: withoutEmptyTexts(adjust) })}
          />
        ) : object ? (
          <ObjectBar
            key={object.id}
            object={object}
            moved={moved}
            isBusy={isBusy}
            onMove={setMoved}
            onChange={(change) => edit.start({ imageId, operation: 'object', object: change })}
            onLeave={() => {
              setChosen(undefined);
              setMoved(undefined);
            }}
          />
        ) : (
          <DeskAdvice
            isLoading={objects.isPending}
            isFailed={objects.isError}
            objects={objects.data ?? []}
            onChoose={setChosen}
          />
        )}
        {!isBusy && (tool !== 'things' || object) && (
          <div className="mt-2 flex">
            {tool === 'adjust' ? (
              <p className="text-muted text-sm">Free. The earlier version stays.</p>
            ) : (
              <PriceLine price={editCost} />
            )}
            {paints && painter && (
              <p className="ml-3 text-muted text-sm">
                {painter.name} paints what the studio does not know, for {creditsText(painter.cost)}.
              </p>
            )}
          </div>
        )}
      </div>
      <VersionStrip versions={versions} imageId={imageId} onShow={(one) => onShow(one.imageId)} />
    </section>
  );
}
