import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';

export function NotFound() {
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 place-content-center px-4 py-16 sm:px-6">
      <div className="crop-marks p-10 sm:p-16">
        <h1 className="font-serif text-title">404 Page Not Found</h1>
        <p className="mt-5 text-lg text-muted leading-relaxed">
          There is no picture in this frame. The address may be mistyped, or what stood here is gone.
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
