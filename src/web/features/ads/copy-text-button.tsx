import { Check, Copy } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useCopied } from '#web/ui/use-copied.ts';

/** Copies a text, and shows a check for two seconds. */
export function CopyTextButton({ label, text }: { label: string; text: string }) {
  const { copied, copy } = useCopied();
  return (
    <IconButton
      label={copied ? 'Copied' : label}
      disabled={text === ''}
      onClick={() => void copy(text)}
      className="text-muted hover:text-ink"
    >
      {copied ? (
        <Check aria-hidden className="size-4! text-success" />
      ) : (
        <Copy aria-hidden className="size-4!" />
      )}
    </IconButton>
  );
}
