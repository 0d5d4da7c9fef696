import { ClipboardPaste, Eraser } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Label } from '#web/ui/label.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

export interface CustomTabProps {
  customPrompt: string;
  /** Whether the box gets the focus when it appears. */
  takesFocus: boolean;
  /** Whether there is a final prompt to copy. */
  canCopy: boolean;
  onType(text: string): void;
  onCopyCurrent(): void;
  /** Under the box. */
  aid(box: RefObject<HTMLTextAreaElement | null>): ReactNode;
}

/** A box for the custom text. */
export function CustomTab({ customPrompt, takesFocus, canCopy, onType, onCopyCurrent, aid }: CustomTabProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  function clear() {
    onType('');
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
      {aid(box)}
      <p className="mt-2 text-muted text-sm">
        Under Custom this replaces your guided choices; under Guided it is added after them. Copy Current
        copies the final prompt here.
      </p>
    </div>
  );
}
