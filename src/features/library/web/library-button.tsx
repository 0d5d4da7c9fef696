import { useQuery } from '@tanstack/react-query';
import { LibraryBig } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { generationsQuery } from '#features/generations/web/api/generations';
import { TAB_LOOK } from '#web/frame/tab-look.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** Opens the Image Library. Its code loads on first hover, focus or click. */
export function LibraryButton() {
  const { user } = usePageState();
  const { data } = useQuery(generationsQuery(user !== null));
  // Undefined until it is opened for the first time.
  const [open, setOpen] = useState<boolean>();
  const total = data?.total ?? 0;
  return (
    <>
      <button
        type="button"
        className={TAB_LOOK}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadLibrary()}
        onFocus={() => void loadLibrary()}
        onClick={() => setOpen(true)}
      >
        <LibraryBig aria-hidden />
        <span>
          <span className="max-lg:sr-only">View </span>Library
        </span>{' '}
        {total > 0 && (
          <Badge className="max-lg:absolute max-lg:top-1 max-lg:left-1/2 max-lg:ml-1.5 max-lg:h-4 max-lg:px-1">
            <Count total={total} />
            <span className="sr-only">{total === 1 ? ' image' : ' images'}</span>
          </Badge>
        )}
      </button>
      {open !== undefined && (
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
      <span className="lg:hidden">{ROUNDED.format(total)}</span>
      <span className="max-lg:hidden">{whole}</span>
    </>
  );
}

const ROUNDED = new Intl.NumberFormat('en', { notation: 'compact', roundingMode: 'floor' });

const loadLibrary = () => import('./image-library.tsx');
const ImageLibrary = lazy(async () => ({ default: (await loadLibrary()).ImageLibrary }));
