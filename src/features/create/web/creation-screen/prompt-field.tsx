import { Eraser } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { focusToContinue } from '#web/ui/focus-to-continue.ts';
import { Label } from '#web/ui/label.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { storeEnhancement, useEnhancement } from '../enhancement.ts';
import { StarterChips } from '../starter-chips.tsx';

interface PromptFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  /** While it is being sent. */
  readOnly: boolean;
  onType(prompt: string): void;
  onClear(): void;
  /** Between the box and its buttons. */
  aid: ReactNode;
}

/** The prompt box with its length, and starter prompts while it is empty. */
export function PromptField({ ref, value, readOnly, onType, onClear, aid }: PromptFieldProps) {
  const id = useId();
  const { enhancesPrompts } = usePageState();
  const enhances = useEnhancement();
  // Counted as by the server.
  const { length } = [...value];
  const isLong = length > LONG;
  return (
    <div>
      <Label htmlFor={id}>Your prompt</Label>
      <Textarea
        ref={ref}
        id={id}
        name="prompt"
        rows={5}
        value={value}
        onChange={(event) => onType(event.target.value)}
        readOnly={readOnly}
        placeholder="Describe what you'd like to create"
        autoComplete="off"
        enterKeyHint="go"
        aria-describedby={isLong ? `${id}-length` : undefined}
        className="mt-2 max-h-[34dvh] min-h-32 resize-none! font-mono focus-visible:-outline-offset-1"
      />
      {aid}
      <div className="mt-1.5 flex min-h-11 flex-wrap items-center gap-x-4 md:pointer-fine:min-h-8">
        {enhancesPrompts && <Switch label="Enhance prompt" on={enhances} onChange={storeEnhancement} />}
        {isLong && (
          <p
            id={`${id}-length`}
            className={cn(
              'font-mono text-xs tabular-nums',
              length > PROMPT_MAX_CHARACTERS ? 'text-danger' : 'text-muted',
            )}
          >
            {length.toLocaleString('en')} / {PROMPT_MAX_CHARACTERS.toLocaleString('en')}
          </p>
        )}
        {value !== '' && (
          <Button
            variant="ghost"
            size="small"
            disabled={readOnly}
            onClick={onClear}
            className="-mr-3 ml-auto text-muted"
          >
            <Eraser aria-hidden className="size-4" />
            Clear
          </Button>
        )}
        {value === '' && (
          <StarterChips
            onChoose={(starter) => {
              onType(starter);
              focusToContinue(ref.current);
            }}
          />
        )}
      </div>
    </div>
  );
}

/** From this length on, the number of characters is shown. */
const LONG = 0.75 * PROMPT_MAX_CHARACTERS;
