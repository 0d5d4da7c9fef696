import type { Generation } from '#features/generations/contract/generations';
import { promptWithChange } from '#features/generations/web/generation-name';
import { CopyTextButton } from '#web/ui/copy-text-button.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';

/** The input of a generation: the original picture of a cut-out, or the prompt. */
export function OriginalOrPrompt({ generation }: { generation: Generation }) {
  const { sourceImageUrl, customPrompt, refines, enhancedPrompt, images } = generation;
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
            alt="The original picture, with its background"
            className="size-full rounded-sm"
          />
        </div>
      </>
    );
  }
  if (enhancedPrompt) {
    return (
      <div className="space-y-4">
        <Words title="Your prompt" words={customPrompt} copyable />
        <Words title="Enhanced prompt" words={enhancedPrompt} copyable />
      </div>
    );
  }
  const isChange = refines && promptWithChange(generation) !== customPrompt;
  if (isChange) {
    return (
      <div className="space-y-4">
        <Words title="Prompt" words={refines} copyable />
        <Words title="Change" words={customPrompt} />
      </div>
    );
  }
  return <Words title="Prompt" words={customPrompt} />;
}

interface WordsProps {
  title: string;
  words: string | null;
  /** Whether it has its own copy button; the dialog's button copies the typed prompt. */
  copyable?: boolean;
}

function Words({ title, words, copyable }: WordsProps) {
  return (
    <div>
      <div className="flex items-center gap-1">
        <h3 className="font-medium text-sm">{title}</h3>
        {copyable && words && <CopyTextButton label={`Copy: ${title}`} text={words} className="-my-2" />}
      </div>
      <p className="mt-1.5 max-h-48 overflow-y-auto whitespace-pre-line rounded-md bg-surface-2 p-3 font-mono text-xs leading-5 [overflow-wrap:anywhere]">
        {words || 'No custom prompt'}
      </p>
    </div>
  );
}
