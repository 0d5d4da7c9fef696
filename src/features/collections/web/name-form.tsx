import { type FormEvent, useId, useRef, useState } from 'react';
import * as phrases from '#phrases';
import { COLLECTION_NAME_MAX_CHARACTERS } from '#platform/limits/limits';
import { messageOf } from '#web/api/message-of.ts';
import { askForText } from '#web/ui/ask-for-text.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';

interface NameFormProps {
  label: string;
  name?: string;
  action: string;
  /** Whether it is shown because somebody asked to enter a name. */
  takesFocus?: boolean;
  /** If it fails, the typed name stays. */
  save(name: string): Promise<void>;
}

/** Asks for the name of a collection. */
export function NameForm({ label, name: given = '', action, takesFocus = false, save }: NameFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(given);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return askForText(field.current, phrases.collectionNameRequired);
    setBusy(true);
    setError(undefined);
    try {
      await save(name.trim());
      setName(given);
    } catch (reason) {
      setError(messageOf(reason, phrases.tryAgain));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Label htmlFor={id}>{label}</Label>
      <div className="mt-1 flex gap-2">
        <input
          ref={field}
          id={id}
          value={name}
          maxLength={COLLECTION_NAME_MAX_CHARACTERS}
          // biome-ignore lint/a11y/noAutofocus: the press that opened the form asked for this field
          autoFocus={takesFocus}
          onChange={({ target }) => setName(target.value)}
          className={cn(FIELD_LOOK, 'h-11 min-w-0 flex-1 md:pointer-fine:h-10')}
        />
        <Button type="submit" busy={busy}>
          {action}
        </Button>
      </div>
      <p role="alert" className="mt-1 text-danger text-sm empty:hidden">
        {error}
      </p>
    </form>
  );
}
