import { Check, History } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';
import type { CanvasAd } from './canvas-ads.ts';
import { fitNote } from './format-texts.ts';

/** Whether the finished ad is up to date, and which texts did not fit. Keeps its height when empty. */
export function AdStatus({ ad: { artifact, isCurrent, preview, lacks } }: { ad: CanvasAd }) {
  const note = lacks ? `Needs a ${lacks}` : preview ? fitNote(preview) : '';
  const Icon = isCurrent ? Check : History;
  return (
    <p className="min-h-5 text-xs leading-5">
      {artifact && (
        <span className={cn('whitespace-nowrap', isCurrent ? 'text-success' : 'text-warning')}>
          <Icon aria-hidden className="mr-1 inline size-3.5 align-[-0.1875em]" />
          {isCurrent ? 'Ready' : 'Out of date'}
        </span>
      )}
      {artifact && note && <span className="text-muted"> · </span>}
      {note && <span className="text-muted">{note}</span>}
    </p>
  );
}
