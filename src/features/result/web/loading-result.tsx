import { Spinner } from '#web/ui/spinner.tsx';
import { useResultKeys } from './use-result-keys.ts';

/** Shown until the generation has loaded. */
export function LoadingResult({ onLeave }: { onLeave(): void }) {
  useResultKeys({ onLeave });
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-4 text-muted">
      <Spinner className="size-6" />
      <h1 className="text-sm">Loading your picture</h1>
    </div>
  );
}
