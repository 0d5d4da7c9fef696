import { cn } from './class-names.ts';

interface DevelopingPrintProps {
  /** Address of what the picture looks like so far. */
  preview?: string | undefined;
  className?: string;
}

/** A picture that is being made: blank paper under the safelight, then the unfinished picture itself. */
export function DevelopingPrint({ preview, className }: DevelopingPrintProps) {
  return (
    <div aria-hidden className={cn('relative size-full min-h-0 overflow-hidden bg-surface-2', className)}>
      <div className="absolute inset-0 bg-[radial-gradient(110%_80%_at_50%_-10%,var(--color-safelight),transparent)] opacity-25" />
      {preview && (
        <img src={preview} alt="" className="absolute inset-0 size-full animate-appear object-cover" />
      )}
    </div>
  );
}
