import { useId } from 'react';
import { Label } from '#web/ui/label.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

interface DetailsFieldProps {
  value: string;
  onType(text: string): void;
}

/** A box for details, which are added to the prompt. */
export function DetailsField({ value, onType }: DetailsFieldProps) {
  const id = useId();
  return (
    <div>
      <Label htmlFor={id}>Custom Prompt (Optional)</Label>
      <Textarea
        id={id}
        rows={3}
        value={value}
        onChange={(event) => onType(event.target.value)}
        maxLength={MAX_CHARACTERS}
        placeholder="Describe specific elements: lighting, textures, objects, or atmosphere..."
        aria-describedby={`${id}-help`}
        autoComplete="off"
        className="mt-1.5 max-h-64 min-h-[5.5rem]"
      />
      <p id={`${id}-help`} className="mt-1.5 text-muted text-sm">
        Add details to enhance your professional visual creation
      </p>
    </div>
  );
}

/** Leaves most of a prompt's length to the prompt itself. */
const MAX_CHARACTERS = 500;
