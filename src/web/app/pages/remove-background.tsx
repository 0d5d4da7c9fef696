import { useState } from 'react';
import { useLocation } from 'wouter';
import { RemoveBackgroundTab } from '#features/create/web/landing/remove-background-tab.tsx';
import { usePreloadedResult } from '#features/result/web/result-screen.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { SitePage } from '../site-page.tsx';

export default function RemoveBackgroundPage() {
  const [, navigate] = useLocation();
  const [picture, setPicture] = useState<File | null>(null);
  usePreloadedResult();
  return (
    <SitePage>
      <div className="site-grid flex-1 py-10 md:py-16">
        <h1 className="font-serif text-title">Remove a background</h1>
        <p className="mt-3 mb-8 max-w-reading text-muted leading-relaxed">
          Drop a picture, and get its subject with everything around it transparent.
        </p>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <RemoveBackgroundTab
            file={picture}
            onChoose={setPicture}
            onStarted={(id) => navigate(`/?generation=${id}`)}
          />
          <LazyImage
            src="/example-assets/lounge-chair.webp"
            alt="A lounge chair without its room"
            checkered
            className="rounded-md"
            style={{ aspectRatio: 1024 / 918 }}
          />
        </div>
      </div>
    </SitePage>
  );
}
