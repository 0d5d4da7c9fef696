import { Link, useSearchParams } from 'wouter';
import { Button } from '#web/ui/button.tsx';

export function NotFound() {
  const [search] = useSearchParams();
  // The return address of an unfinished payment.
  if (search.has('success')) return <NotPaid />;
  return (
    <div className={FRAME}>
      <div className="crop-marks p-10 sm:p-16">
        <h1 className="font-serif text-title">404 Page Not Found</h1>
        <p className={TEXT}>
          There is no picture in this frame. The address may be mistyped, or the page was removed.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <Link href="/">Go to the front page</Link>
          </Button>
          <Button asChild>
            <Link href="/gallery">Gallery</Link>
          </Button>
        </div>
      </div>
    </div>
  );
}

function NotPaid() {
  return (
    <div className={FRAME}>
      <div className="crop-marks p-10 sm:p-16">
        <h1 className="font-serif text-title">Page Not Found</h1>
        <p className={TEXT}>This page is only accessible after a successful payment.</p>
        <Button asChild variant="primary" className="mt-8">
          <Link href="/">Go Home</Link>
        </Button>
      </div>
    </div>
  );
}

const FRAME = 'mx-auto grid w-full max-w-xl flex-1 place-content-center px-4 py-16 sm:px-6';
const TEXT = 'mt-5 text-lg text-muted leading-relaxed';
