import { Check, Copy } from 'lucide-react';
import { cn } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useCopied } from './use-copied.ts';

interface CopyTextButtonProps {
  label: string;
  text: string;
  className?: string;
}

/** Copies a text, and shows a check mark for two seconds. */
export function CopyTextButton({ label, text, className }: CopyTextButtonProps) {
  const { copied, copy } = useCopied();
  return (
    <>
      <IconButton
        label={label}
        disabled={text === ''}
        onClick={() => void copy(text)}
        className={cn('text-muted hover:text-ink', className)}
      >
        {copied ? (
          <Check aria-hidden className="size-4! text-success" />
        ) : (
          <Copy aria-hidden className="size-4!" />
        )}
      </IconButton>
      <span role="status" className="sr-only">
        {copied && 'Copied'}
      </span>
    </>
  );
}
