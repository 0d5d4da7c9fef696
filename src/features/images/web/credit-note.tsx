import { CopyTextButton } from '#web/ui/copy-text-button.tsx';

/** The line that must be shown with a picture, to be copied. Nothing for a picture that needs none. */
export function CreditNote({ line }: { line: string | null | undefined }) {
  if (!line) return null;
  return (
    <div className="flex items-start gap-1 text-muted text-xs leading-5">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        This picture needs a credit: <span className="text-ink">{line}</span>
      </p>
      <CopyTextButton label="Copy the credit" text={line} className="-my-3 shrink-0 md:pointer-fine:-my-2" />
    </div>
  );
}
