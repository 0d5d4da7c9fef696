import { useQuery } from '@tanstack/react-query';
import { LibraryBig } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { generationsQuery } from '#features/generations/web/api/generations';
import { useDeletions, withoutDeleted } from '#features/generations/web/deletions';
import { usePageState } from '#web/state/page-state.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

/** Opens the Image Library. Its code loads on first hover, focus or click. */
export function LibraryButton() {
  const { user } = usePageState();
  const { data } = useQuery(generationsQuery(user !== null));
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const deletions = useDeletions();
  const total = data ? withoutDeleted(data, deletions).total : 0;
  return (
    <>
      <Button
        variant="ghost"
        className="px-3"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadLibrary()}
        onFocus={() => void loadLibrary()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <LibraryBig aria-hidden className="size-5 md:hidden" />
        <span className="sr-only md:not-sr-only">View Library</span>{' '}
        {total > 0 && (
          <Badge className="max-md:absolute max-md:top-0.5 max-md:right-1 max-md:h-5 max-md:px-1.5">
            <Count total={total} />
            <span className="sr-only">{total === 1 ? ' image' : ' images'}</span>
          </Badge>
        )}
      </Button>
      {wanted && (
        <Suspense>
          <ImageLibrary open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}

/** Rounded on phones, where it covers the icon's corner. */
function Count({ total }: { total: number }) {
  const whole = total.toLocaleString('en');
  if (total < 1_000) return whole;
  return (
    <>
      <span className="md:hidden">{ROUNDED.format(total)}</span>
      <span className="max-md:hidden">{whole}</span>
    </>
  );
}

const ROUNDED = new Intl.NumberFormat('en', { notation: 'compact', roundingMode: 'floor' });

const loadLibrary = () => import('./image-library.tsx');
const ImageLibrary = lazy(async () => ({ default: (await loadLibrary()).ImageLibrary }));
