import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { LibraryFilter } from './filter-library.ts';

/** In the grid's place when nothing passes the filters. */
export function NothingFound({ filter, onClear }: { filter: LibraryFilter; onClear(): void }) {
  const { text, category, status } = filter;
  const narrowed = text.trim() !== '' || category !== null;
  return (
    <EmptyState
      title={narrowed ? 'Nothing found' : TITLES[status]}
      action={<Button onClick={onClear}>Clear filters</Button>}
      className="my-6"
    >
      {narrowed ? 'No image of yours has these words in this category.' : TEXTS[status]}
    </EmptyState>
  );
}

const TITLES = {
  completed: 'No finished images',
  generating: 'Nothing is being made',
  failed: 'Nothing has failed',
};
const TEXTS = {
  completed: 'What has been started joins this page when it is ready.',
  generating: 'Everything that you have asked for is ready.',
  failed: 'Every picture that you have asked for was made.',
};
