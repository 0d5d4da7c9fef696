import { Link } from 'wouter';
import { creditsText } from '#features/credits/web/credits-text';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { GalleryFilter } from '../contract/gallery-filter.ts';

interface NothingFoundProps {
  filter: GalleryFilter;
  /** Whether color, shape or people select pictures. */
  hasLooks: boolean;
  onClear(): void;
}

export function NothingFound({ filter: { q, category }, hasLooks, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      title={
        q
          ? `No results for “${q}”`
          : hasLooks
            ? 'No pictures match these filters'
            : 'No images found in this category'
      }
      action={
        (q || category || hasLooks) && (
          <div className="flex max-w-full flex-wrap justify-center gap-2">
            {q && <MakeIt q={q} />}
            <Button onClick={onClear}>Show all pictures</Button>
          </div>
        )
      }
      className="my-16 max-sm:mx-4"
    >
      {q ? 'Try fewer or other words, or make the picture.' : 'New pictures appear here.'}
    </EmptyState>
  );
}

/** The frame that is not on the wall yet. */
export function MakeIt({ q }: { q: string }) {
  const { imageModels } = usePageState();
  return (
    <Button asChild variant="primary" className="max-w-full">
      <Link href={`/create?prompt=${encodeURIComponent(q)}`}>
        <span className="truncate">Make “{q}”</span> · {creditsText(imageModels[0]?.cost ?? 1)}
      </Link>
    </Button>
  );
}
