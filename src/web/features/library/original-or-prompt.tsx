import type { Generation } from '#contract/generations';
import { LAZY_IMAGE_MARGIN_PX } from '#contract/limits';
import { LazyImage } from '#web/ui/lazy-image.tsx';

/** What a generation was asked for with: the picture of a cut-out, the prompt of every other one. */
export function OriginalOrPrompt({ generation }: { generation: Generation }) {
  const { sourceImageUrl, customPrompt, images } = generation;
  const [cutout] = images;
  if (sourceImageUrl) {
    return (
      <>
        <h3 className="font-medium text-sm">Original</h3>
        <div
          className="mt-1.5 w-40 max-w-full"
          style={{ aspectRatio: cutout ? cutout.width / cutout.height : 1 }}
        >
          <LazyImage
            src={sourceImageUrl}
            alt="The original image, with its background"
            margin={LAZY_IMAGE_MARGIN_PX}
            className="size-full rounded-sm"
          />
        </div>
      </>
    );
  }
  return (
    <>
      <h3 className="font-medium text-sm">Prompt</h3>
      <p className="mt-1.5 max-h-48 overflow-y-auto whitespace-pre-line rounded-md bg-surface-2 p-3 font-mono text-xs leading-5 [overflow-wrap:anywhere]">
        {customPrompt || 'No custom prompt'}
      </p>
    </>
  );
}
