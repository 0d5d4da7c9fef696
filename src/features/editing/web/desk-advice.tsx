import { Button } from '#web/ui/button.tsx';
import type { PictureObject } from '../contract/edits.ts';

interface DeskAdviceProps {
  isLoading: boolean;
  isFailed: boolean;
  objects: readonly PictureObject[];
  onChoose(id: string): void;
}

/** What can be chosen in the picture, while nothing is. */
export function DeskAdvice({ isLoading, isFailed, objects, onChoose }: DeskAdviceProps) {
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
