import { Check, History } from 'lucide-react';
import { cn } from '#web/ui/class-names.ts';
import type { CanvasAd } from './canvas-ads.ts';
import { fitNote } from './format-texts.ts';

/** Whether the finished ad is what is shown, and which texts found no room; a line that is there in any case. */
export function AdStanding({ ad }: { ad: CanvasAd }) {
  const { artifact, isCurrent, preview } = ad;
  const note = preview ? fitNote(preview) : '';
  return (
    <p className="min-h-5 text-xs leading-5">
      {artifact && <Standing isCurrent={isCurrent} />}
      {artifact && note && <span className="text-muted"> · </span>}
      {note && <span className="text-muted">{note}</span>}
    </p>
  );
}

function Standing({ isCurrent }: { isCurrent: boolean }) {
  const Icon = isCurrent ? Check : History;
  return (
    <span className={cn('whitespace-nowrap', isCurrent ? 'text-success' : 'text-warning')}>
      <Icon aria-hidden className="mr-1 inline size-3.5 align-[-0.1875em]" />
      {isCurrent ? 'Ready' : 'Out of date'}
    </span>
  );
}
