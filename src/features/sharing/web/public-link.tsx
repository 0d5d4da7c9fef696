import { lazy, Suspense, useState } from 'react';
import { closePublicLink, useOpenPublicLink } from './public-link.ts';

/** The dialog of a picture's public link. Its code loads on first use. */
export function PublicLink() {
  const imageId = useOpenPublicLink();
  // Still visible while the dialog closes.
  const [shown, setShown] = useState(imageId);
  if (imageId !== null && imageId !== shown) setShown(imageId);
  if (shown === null) return null;
  return (
    <Suspense>
      <PublicLinkDialog imageId={shown} open={imageId !== null} onClose={closePublicLink} />
    </Suspense>
  );
}

const PublicLinkDialog = lazy(async () => ({
  default: (await import('./public-link-dialog.tsx')).PublicLinkDialog,
}));
