import { lazy, Suspense } from 'react';
import { Gallery } from '#features/gallery/web/gallery.tsx';
import { SitePage } from '../site-page.tsx';

export default function GalleryPage() {
  return (
    <SitePage>
      <div className="px-4 pt-8 pb-6 text-center sm:px-6 md:pt-12">
        <h1 className="font-serif text-title">Gallery</h1>
        <p className="mt-2 text-muted leading-relaxed">Generated pictures, free to download and to use.</p>
      </div>
      <Gallery
        promptBox={(onStarted) => (
          // Hydrates in its own task, after the pictures.
          <Suspense fallback={<div className="h-42 sm:h-31" />}>
            <GalleryPromptForm onStarted={onStarted} />
          </Suspense>
        )}
        eager={4}
      />
    </SitePage>
  );
}

const GalleryPromptForm = lazy(async () => ({
  default: (await import('#features/create/web/gallery-prompt-form.tsx')).GalleryPromptForm,
}));
