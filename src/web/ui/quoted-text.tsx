import { useId, useState } from 'react';
import { cn } from './class-names.ts';
import { CopyTextButton } from './copy-text-button.tsx';

interface QuotedTextProps {
  /** Its title, such as `Your prompt`. */
  label: string;
  text: string;
  className?: string;
}

/** A text with a title and a copy button. Long texts show two lines until they are opened. */
export function QuotedText({ label, text, className }: QuotedTextProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={cn('min-w-0', className)}>
      <div className="flex items-center gap-1">
        <p id={id} className="font-medium text-xs">
          {label}
        </p>
        <CopyTextButton
          label={`Copy: ${label}`}
          text={text}
          className="-my-1.5 size-11! md:pointer-fine:size-8!"
        />
        {text.length > LONG_CHARACTERS && (
          <button
            type="button"
            aria-expanded={open}
            aria-describedby={id}
            onClick={() => setOpen(!open)}
            className="ml-auto min-h-11 rounded-sm px-1 text-muted text-xs underline underline-offset-4 hover:text-ink md:pointer-fine:min-h-7"
          >
            {open ? 'Less' : 'More'}
          </button>
        )}
      </div>
      <p
        className={cn(
          'wrap-anywhere whitespace-pre-line font-mono text-muted text-xs leading-5',
          !open && 'line-clamp-2',
        )}
      >
        {text}
      </p>
    </div>
  );
}

/** About what two lines hold on a phone. */
const LONG_CHARACTERS = 90;
