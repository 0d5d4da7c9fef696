import { type CSSProperties, type RefObject, useState } from 'react';
import { OUTPUT_FORMATS } from '#features/generations/contract/generation-settings';
import type { Generation } from '#features/generations/contract/generations';
import { CancelButton } from '#features/generations/web/cancel-button.tsx';
import { isCutout } from '#features/generations/web/is-cutout';
import { ProgressLine } from '#features/generations/web/progress-line.tsx';
import { cn } from '#web/ui/class-names.ts';
import { DevelopingPrint } from '#web/ui/developing-print.tsx';
import { liftWhereWide, useLiftedToasts } from '#web/ui/use-lifted-toasts.ts';
import { FOOTER_LOOK, Stage } from './stage.tsx';
import { useResultKeys } from './use-result-keys.ts';

interface GeneratingResultProps {
  generation: Generation;
  /** The whole screen; gets the focus when the focused button is removed. */
  screen: RefObject<HTMLElement | null>;
  onLeave(): void;
}

/** The picture while it is made, in the place and size of the finished one; several as a contact sheet. */
export function GeneratingResult({ generation, screen, onLeave }: GeneratingResultProps) {
  useResultKeys({ onLeave });
  // Above the links at the end of the page.
  useLiftedToasts(liftWhereWide('4rem'));
  const { preview, settings, imageCount, sourceImageUrl, customPrompt, progress } = generation;
  const { refines, refinesImageUrl } = generation;
  const [sourceRatio, setSourceRatio] = useState(1);
  const { width, height } = sourceImageUrl
    ? { width: sourceRatio, height: 1 }
    : (preview ?? OUTPUT_FORMATS[settings?.outputFormat ?? 'square']);
  const columns = imageCount > 1 ? 2 : 1;
  const rows = Math.ceil(imageCount / columns);
  const previews = useSheetPreviews(generation);
  const isCut = isCutout(generation);
  const subject = isCut ? 'Removing the background from your picture' : (refines ?? customPrompt);
  return (
    <>
      <Stage ratio={width / height}>
        <div
          className="grid gap-1"
          style={
            {
              '--ratio': (width * columns) / (height * rows),
              width: 'min(100cqw, 100cqh * var(--ratio))',
              aspectRatio: 'var(--ratio)',
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            } as CSSProperties
          }
        >
          {sourceImageUrl ? (
            <VanishingBackground url={sourceImageUrl} progress={progress} onRatio={setSourceRatio} />
          ) : (
            previews.map((url, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a frame is identified by its place.
              <DevelopingPrint key={i} preview={url} earlier={refinesImageUrl} />
            ))
          )}
        </div>
      </Stage>
      <footer className={cn(FOOTER_LOOK, 'lg:items-start')}>
        <div className="shrink-0 lg:w-96">
          <h1 className="font-medium">{isCut ? 'Cutting it out...' : 'Creating your AI photo...'}</h1>
          <p className="mt-1 text-muted text-sm">
            {isCut ? 'This takes a few seconds' : 'This may take 30-60 seconds'}
          </p>
          <ProgressLine progress={progress} queuePosition={generation.queuePosition} className="mt-3" />
          <CancelButton generation={generation} next={screen} className="mt-3" />
        </div>
        <div className="min-w-0 flex-1">
          {subject && (
            <p className="wrap-anywhere line-clamp-3 font-serif text-2xl leading-tight">{subject}</p>
          )}
          {refines !== null && (
            <p className="wrap-anywhere mt-1 line-clamp-2 text-muted text-sm">Changing: {customPrompt}</p>
          )}
          {generation.enhancedPrompt && (
            <p className="mt-2 line-clamp-3 animate-appear font-mono text-muted text-xs leading-5">
              Enhanced prompt: {generation.enhancedPrompt}
            </p>
          )}
        </div>
      </footer>
    </>
  );
}

/**
 * What is known of each picture. They are made one after the other, and the server sends the one being made, so the
 * others keep the last that was seen of them.
 */
function useSheetPreviews({ imageCount, progress, preview }: Generation): (string | undefined)[] {
  const [seen, setSeen] = useState<Record<number, string>>({});
  const at = Math.min(imageCount - 1, Math.floor(progress * imageCount));
  if (preview && seen[at] !== preview.url) setSeen({ ...seen, [at]: preview.url });
  return Array.from({ length: imageCount }, (_, i) => seen[i]);
}

interface VanishingBackgroundProps {
  url: string;
  progress: number;
  /** Called with width / height once the picture is loaded. */
  onRatio(ratio: number): void;
}

/** The uploaded picture under a checkerboard that grows with the progress. It does not show the result. */
function VanishingBackground({ url, progress, onRatio }: VanishingBackgroundProps) {
  function measure(image: HTMLImageElement | null) {
    if (image?.naturalWidth) onRatio(image.naturalWidth / image.naturalHeight);
  }

  return (
    <div aria-hidden className="relative size-full min-h-0 overflow-hidden bg-surface-2">
      <img
        // It may have loaded before hydration, without an event.
        ref={measure}
        src={url}
        alt=""
        onLoad={(event) => measure(event.currentTarget)}
        className="size-full object-contain"
      />
      <div
        className="checkerboard absolute inset-0 opacity-60 transition-[clip-path] duration-[2000ms] ease-linear"
        style={{ clipPath: `inset(0 ${100 - 100 * progress}% 0 0)` }}
      />
    </div>
  );
}
