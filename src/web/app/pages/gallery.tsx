import { Link } from 'wouter';
import { GalleryPromptForm } from '#features/create/web/gallery-prompt-form.tsx';
import { Gallery } from '#features/gallery/web/gallery.tsx';
import { usePageState } from '#web/state/page-state.tsx';
import { SitePage } from '../site-page.tsx';

export default function GalleryPage() {
  const { user } = usePageState();
  return (
    <SitePage>
      <div className="px-4 pt-8 pb-6 text-center sm:px-6 md:pt-12">
        <h1 className="font-serif text-title">Gallery</h1>
        <p className="mt-2 text-muted leading-relaxed">
          Generated pictures, free to download and to use.
          {user && (
            <Link href="/favorites" className="ml-1 underline">
              Your favorites
            </Link>
          )}
        </p>
      </div>
      <Gallery promptBox={(onStarted) => <GalleryPromptForm onStarted={onStarted} />} eager={4} />
    </SitePage>
  );
}
