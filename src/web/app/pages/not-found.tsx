import { lazy, Suspense } from 'react';
import { SitePage } from '../site-page.tsx';

export default function NotFoundPage() {
  return (
    <SitePage>
      <Suspense>
        <NotFound />
      </Suspense>
    </SitePage>
  );
}

// Keeps this text out of the entry chunk.
const NotFound = lazy(async () => ({ default: (await import('#web/frame/not-found.tsx')).NotFound }));
