import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { creditsText } from '#features/credits/web/credits-text';
import type { ErrorBody } from '#platform/errors/error-body';
import { Button } from '#web/ui/button.tsx';
import type { PromptAidProps } from './prompt-aid-contents.tsx';
import { refusalText } from './reading-texts.ts';

type UndrawablePanelProps = Pick<
  PromptAidProps,
  'box' | 'price' | 'isPending' | 'onAnyway' | 'onCancel' | 'onModel'
> & { undrawable: ErrorBody };

/** What cannot be drawn, and what to do instead. It takes the focus; Escape cancels. */
export function UndrawablePanel({
  box,
  undrawable,
  price,
  isPending,
  onAnyway,
  onCancel,
  onModel,
}: UndrawablePanelProps) {
  const id = useId();
  const title = useRef<HTMLParagraphElement>(null);
  const { head = null, alternatives = [], isChange, leftOut = [] } = undrawable;
  // A second refusal takes it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each refusal
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [undrawable]);

  function cancel() {
    onCancel();
    box.current?.focus();
  }

  function choose({ prompt, imageModel }: (typeof alternatives)[number]) {
    onCancel();
    if (imageModel !== undefined) {
      onModel(imageModel);
      box.current?.focus();
    } else if (box.current) typeInto(box.current, prompt);
  }

  function cancelByKey(event: KeyboardEvent) {
    // Also keeps Enter from submitting the form.
    event.stopPropagation();
    if (event.key === 'Escape') cancel();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has another layout
    <div
      role="group"
      aria-labelledby={id}
      onKeyDown={cancelByKey}
      className="mt-2 mb-1 animate-appear scroll-m-24 rounded-md border border-border bg-surface-2 p-3 sm:p-4"
    >
      <p ref={title} id={id} tabIndex={-1} className="wrap-anywhere font-medium text-sm outline-none">
        {refusalText({ head, isChange, leftOut })}
      </p>
      <p className="mt-1 text-muted text-sm">
        Nothing was charged.{alternatives.length > 0 && ' Try one of these:'}
      </p>
      {alternatives.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {alternatives.map((alternative) => (
            <li key={alternative.label} className="max-w-full">
              <Button size="small" onClick={() => choose(alternative)} className="max-w-full">
                {alternative.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-2 border-border border-t pt-3">
        {!isChange && (
          <Button size="small" busy={isPending} onClick={onAnyway}>
            Make it anyway · {creditsText(price)}
          </Button>
        )}
        <Button size="small" variant="ghost" onClick={cancel}>
          {isChange ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </div>
  );
}

/** Replaces the text of a box as if it were typed, so that the browser can undo it. */
function typeInto(box: HTMLTextAreaElement, text: string): void {
  box.focus();
  box.select();
  if (document.execCommand('insertText', false, text)) return;
  box.setRangeText(text, 0, box.value.length, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
