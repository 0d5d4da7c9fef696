import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type LibraryFilter, writeLibraryFilter } from './filter-library.ts';

/** Shown instead of the grid if nothing matches the filters. */
export function NothingFound({ filter, onClear }: { filter: LibraryFilter; onClear(): void }) {
  const { status } = filter;
  const narrowed = Object.keys(writeLibraryFilter({ ...filter, status: 'completed' })).length > 0;
  return (
    <EmptyState
      title={narrowed ? 'Nothing found' : TITLES[status]}
      action={<Button onClick={onClear}>Clear filters</Button>}
      className="my-6"
    >
      {narrowed ? 'No picture of yours matches these words and filters.' : TEXTS[status]}
    </EmptyState>
  );
}

const TITLES = {
  completed: 'No finished pictures',
  generating: 'Nothing in progress',
  failed: 'Nothing has failed',
  canceled: 'Nothing was canceled',
};
const TEXTS = {
  completed: 'Pictures in progress appear here when they are ready.',
  generating: 'All your pictures are ready.',
  failed: 'All your pictures were made.',
  canceled: 'Pictures that you cancel appear here.',
};
