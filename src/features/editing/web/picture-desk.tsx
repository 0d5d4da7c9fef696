import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Maximize, Redo2, SquareSplitHorizontal, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { PictureVersion } from '#features/generations/contract/versions';
import { CancelButton } from '#features/generations/web/cancel-button.tsx';
import { PriceLine } from '#features/generations/web/price-line.tsx';
import { ProgressLine } from '#features/generations/web/progress-line.tsx';
import { renditionSet } from '#features/images/web/rendition-set';
import { VersionStrip } from '#features/result/web/version-strip.tsx';
import { Wipe } from '#features/result/web/wipe.tsx';
import * as phrases from '#phrases';
import { freshQueryOf } from '#web/api/call.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import { useLiftedToasts } from '#web/ui/use-lifted-toasts.ts';
import { UNADJUSTED } from '../contract/adjustment.ts';
import { listObjects, type PictureObject, type PixelBox } from '../contract/edits.ts';
import { AdjustBar } from './adjust-bar.tsx';
import { AdjustPreview } from './adjust-preview.tsx';
import { BackgroundBar } from './background-bar.tsx';
import { MaskBar, type Painting } from './mask-bar.tsx';
import { MaskLayer } from './mask-layer.tsx';
import { maskAddress } from './mask-strokes.ts';
import { MoveLayer } from './move-layer.tsx';
import { ObjectBar } from './object-bar.tsx';
import { ObjectLayer } from './object-layer.tsx';
import type { useEdit } from './use-edit.ts';
import { useMask } from './use-mask.ts';
import { useZoom } from './use-zoom.ts';

interface PictureDeskProps {
  version: PictureVersion;
  versions: readonly PictureVersion[];
  edit: ReturnType<typeof useEdit>;
  onShow(imageId: string): void;
  /** Undefined if there is no earlier version, or none that Undo went back from. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

type Tool = 'things' | 'brush' | 'background' | 'adjust';
const TOOL_NAMES = {
  things: 'Things',
  brush: 'Paint over',
  background: 'Background',
  adjust: 'Adjust',
} as const;

/** The tool stays for the next version. */
let lastTool: Tool = 'things';

/** The picture with what can be chosen or painted in it, and the bars under it. */
export function PictureDesk({ version, versions, edit, onShow, onUndo, onRedo }: PictureDeskProps) {
  const { imageId, url, width, height, thumbHash, prompt } = version;
  const { editCost, cutoutCost } = usePageState();
  // Without the model that finds subjects, there is nothing to put a background behind.
  const tools: readonly Tool[] =
    cutoutCost === null ? ['things', 'brush', 'adjust'] : ['things', 'brush', 'background', 'adjust'];
  const screen = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { view, reset } = useZoom(stage);
  const [tool, setTool] = useState<Tool>(lastTool);
  const [chosen, setChosen] = useState<string>();
  const [moved, setMoved] = useState<PixelBox>();
  const [compares, setCompares] = useState(false);
  const [adjust, setAdjust] = useState(UNADJUSTED);
  const [painting, setPainting] = useState<Painting>({ tool: 'brush', erases: false, brush: 0.08 });
  const mask = useMask(imageId);
  const objects = useQuery(freshQueryOf(listObjects, { params: { id: imageId } }));
  const object = objects.data?.find(({ id }) => id === chosen);
  const parent = versions.find((one) => one.imageId === version.parentId);
  const { generation, isBusy } = edit;
  useLiftedToasts('9rem');

  const shortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input, textarea')) return;
    if (event.key === 'Escape') {
      if (moved) setMoved(undefined);
      else if (compares) setCompares(false);
      else setChosen(undefined);
      return;
    }
    if (!event.ctrlKey && !event.metaKey) return;
    const back = event.key.toLowerCase() === 'z' && !event.shiftKey;
    const forth = event.key.toLowerCase() === 'y' || (event.key.toLowerCase() === 'z' && event.shiftKey);
    const paints = tool === 'brush';
    const act = back ? (paints && mask.undo) || onUndo : forth ? (paints && mask.redo) || onRedo : undefined;
    if (!act || isBusy) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => shortcut(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  function choose(next: Tool) {
    lastTool = next;
    setTool(next);
    setChosen(undefined);
    setMoved(undefined);
    setCompares(false);
  }

  async function change(what: { operation: 'erase' } | { operation: 'replace'; prompt: string }) {
    try {
      edit.start({ imageId, ...what, mask: await maskAddress(mask.strokes, version) });
    } catch {
      toastFailure(phrases.editFailed, phrases.tryAgain);
    }
  }

  const ratio = width / height;
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
      <div className="flex flex-wrap items-center gap-1 px-2 py-1.5 sm:px-4">
        <Link
          href={`/create?generation=${version.generationId}`}
          className="inline-flex h-11 items-center gap-2 rounded-md px-3 text-sm hover:bg-surface-2"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <span className="max-sm:sr-only">Back to the picture</span>
        </Link>
        <fieldset className="mx-auto flex gap-0.5 rounded-md bg-surface-2 p-1">
          <legend className="sr-only">Choose what to change by</legend>
          {tools.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === tool}
              onClick={() => choose(one)}
              className="h-11 rounded-sm px-3.5 text-muted text-sm md:pointer-fine:h-9"
              style={
                one === tool ? { background: 'var(--color-lifted)', color: 'var(--color-ink)' } : undefined
              }
            >
              {TOOL_NAMES[one]}
            </button>
          ))}
        </fieldset>
        <div className="flex">
          {reset && (
            <IconButton label="Show the whole picture" onClick={reset}>
              <Maximize aria-hidden />
            </IconButton>
          )}
          {parent && (
            <IconButton
              label="Compare with the version before"
              aria-pressed={compares}
              onClick={() => setCompares(!compares)}
              className={compares ? 'bg-surface-3' : ''}
            >
              <SquareSplitHorizontal aria-hidden />
            </IconButton>
          )}
          <IconButton label="Undo" disabled={!onUndo || isBusy} onClick={onUndo}>
            <Undo2 aria-hidden />
          </IconButton>
          <IconButton label="Redo" disabled={!onRedo || isBusy} onClick={onRedo}>
            <Redo2 aria-hidden />
          </IconButton>
        </div>
      </div>
      <div
        ref={stage}
        className="grid h-[min(100vw/var(--ratio),52svh)] min-h-0 shrink-0 touch-none place-items-center overflow-hidden [container-type:size] lg:h-[max(50svh,100svh-19rem)]"
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
            <AdjustPreview size={version} adjust={adjust} onAdjust={setAdjust}>
              {picture}
            </AdjustPreview>
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
              name={`Where the ${object.label} is to stand. Arrow keys move it, plus and minus change its size.`}
              box={moved}
              onChange={setMoved}
            />
          )}
          {!isBusy && !compares && tool === 'brush' && (
            <MaskLayer
              size={version}
              strokes={mask.strokes}
              tool={painting.tool}
              erases={painting.erases}
              brush={painting.brush * Math.max(width, height)}
              onStroke={mask.add}
            />
          )}
        </div>
      </div>
      <VersionStrip versions={versions} imageId={imageId} onShow={(one) => onShow(one.imageId)} />
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
        ) : tool === 'brush' ? (
          <MaskBar
            painting={painting}
            mask={mask}
            isBusy={isBusy}
            onPainting={setPainting}
            onErase={() => void change({ operation: 'erase' })}
            onReplace={(prompt) => void change({ operation: 'replace', prompt })}
          />
        ) : tool === 'background' ? (
          <BackgroundBar
            isBusy={isBusy}
            onChoose={(background) => edit.start({ imageId, operation: 'background', background })}
          />
        ) : tool === 'adjust' ? (
          <AdjustBar
            ratio={ratio}
            adjust={adjust}
            isBusy={isBusy}
            onAdjust={setAdjust}
            onApply={() => edit.start({ imageId, operation: 'adjust', adjust })}
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
          <Advice
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
          </div>
        )}
      </div>
    </section>
  );
}

interface AdviceProps {
  isLoading: boolean;
  isFailed: boolean;
  objects: readonly PictureObject[];
  onChoose(id: string): void;
}

function Advice({ isLoading, isFailed, objects, onChoose }: AdviceProps) {
  const text = isLoading
    ? 'Looking at what is in the picture…'
    : isFailed
      ? 'What is in the picture could not be read. The brush works all the same.'
      : objects.length === 0
        ? 'Nothing in this picture can be chosen by itself. With the brush, you can paint over what should go.'
        : 'Choose a thing in the picture to recolor, replace, move or remove it. The rest keeps every pixel.';
  return (
    <>
      <p role="status" className="max-w-reading text-muted text-sm">
        {text}
      </p>
      {/* Touch has no hover that shows what can be chosen. The same buttons lie over the picture, so keys and readers skip these. */}
      <div aria-hidden className="mt-2 flex flex-wrap gap-2">
        {objects.map(({ id, label }) => (
          <Button key={id} size="small" tabIndex={-1} onClick={() => onChoose(id)}>
            {label[0]?.toUpperCase() + label.slice(1)}
          </Button>
        ))}
      </div>
    </>
  );
}
