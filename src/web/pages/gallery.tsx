import { AccountArea } from '#web/features/account/account-area.tsx';
import { Gallery } from '#web/features/gallery/gallery.tsx';
import { GalleryPromptForm } from '#web/features/generate/gallery-prompt-form.tsx';
import { PageFrame } from '#web/features/site/page-frame.tsx';

export default function GalleryPage() {
  return (
    <PageFrame gallery account={<AccountArea />}>
      <div className="px-4 pt-8 pb-6 text-center sm:px-6 md:pt-12">
        <h1 className="font-serif text-title">Gallery</h1>
        <p className="mt-2 text-muted leading-relaxed">Generated pictures, free to download and to use.</p>
      </div>
      <Gallery promptBox={(onStarted) => <GalleryPromptForm onStarted={onStarted} />} eager={4} />
    </PageFrame>
  );
}
