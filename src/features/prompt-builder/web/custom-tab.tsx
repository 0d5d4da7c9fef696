import { ClipboardPaste, Eraser } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Label } from '#web/ui/label.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

export interface CustomTabProps {
  customPrompt: string;
  /** Whether the box gets the focus when it appears. */
  takesFocus: boolean;
  /** Words that were added to the earlier picture's prompt; null if there are none. */
  added: string | null;
  /** Whether there is a final prompt to copy. */
  canCopy: boolean;
  onType(text: string): void;
  onRemoveAdded(): void;
  onCopyCurrent(): void;
  /** Under the box. */
  aid(box: RefObject<HTMLTextAreaElement | null>): ReactNode;
}

/** A box for the custom text. */
export function CustomTab(props: CustomTabProps) {
  const { customPrompt, added, takesFocus, canCopy, onType, onRemoveAdded, onCopyCurrent, aid } = props;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  function clear() {
    onType('');
    box.current?.focus();
  }

  function removeAdded() {
    onRemoveAdded();
    // The button disappears.
    box.current?.focus();
  }

  return (
    <div className="pt-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Label htmlFor={id}>Your own prompt</Label>
        <div className="flex gap-2">
          <Button size="small" onClick={clear} disabled={customPrompt === ''}>
            <Eraser aria-hidden className="size-4" />
            Clear
          </Button>
          <Button size="small" onClick={onCopyCurrent} disabled={!canCopy}>
            <ClipboardPaste aria-hidden className="size-4" />
            Copy Current
          </Button>
        </div>
      </div>
      <Textarea
        ref={box}
        id={id}
        value={customPrompt}
        onChange={(event) => onType(event.target.value)}
        placeholder="Describe the picture: subject, place, light, viewpoint"
        autoComplete="off"
        className="mt-3 max-h-[60dvh] min-h-[200px] font-mono"
      />
      {added !== null && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-muted text-sm">
          <span>
            Added so that the picture changes: <span className="font-mono text-ink">{added}</span>
          </span>
          <Button variant="ghost" size="small" onClick={removeAdded}>
            Remove
          </Button>
        </p>
      )}
      {aid(box)}
      <p className="mt-2 text-muted text-sm">
        Under Custom this replaces your guided choices; under Guided it is added after them. Copy Current
        copies the final prompt here.
      </p>
    </div>
  );
}
