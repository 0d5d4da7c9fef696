import { cn } from './class-names.ts';

interface DevelopingPrintProps {
  /** Address of what the picture looks like so far. */
  preview?: string | undefined;
  /** Address of the picture that it changes, shown until then. */
  earlier?: string | null;
  className?: string;
}

/** A picture that is being made: blank paper under the safelight, or the earlier picture; then the unfinished picture itself. */
export function DevelopingPrint({ preview, earlier, className }: DevelopingPrintProps) {
  return (
    <div aria-hidden className={cn('relative size-full min-h-0 overflow-hidden bg-surface-2', className)}>
      {earlier && <img src={earlier} alt="" className="absolute inset-0 size-full object-cover opacity-60" />}
      <div className="absolute inset-0 bg-[radial-gradient(110%_80%_at_50%_-10%,var(--color-safelight),transparent)] opacity-25" />
      {preview && (
        <img src={preview} alt="" className="absolute inset-0 size-full animate-appear object-cover" />
      )}
    </div>
  );
}
