import { useState } from 'react';
import { useLocation } from 'wouter';
import { RemoveBackgroundTab } from '#features/create/web/landing/remove-background-tab.tsx';
import { usePreloadedResult } from '#features/result/web/result-screen.tsx';
import { SitePage } from '../site-page.tsx';

export default function RemoveBackgroundPage() {
  const [, navigate] = useLocation();
  const [picture, setPicture] = useState<File | null>(null);
  usePreloadedResult();
  return (
    <SitePage>
      <div className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-6 md:py-16">
        <h1 className="font-serif text-title">Remove a background</h1>
        <p className="mt-3 mb-8 max-w-reading text-muted leading-relaxed">
          Drop a picture, and get its subject with everything around it transparent.
        </p>
        <RemoveBackgroundTab
          file={picture}
          onChoose={setPicture}
          onStarted={(id) => navigate(`/?generation=${id}`)}
        />
      </div>
    </SitePage>
  );
}
