import { FolderPlus, Link2, PencilRuler, Repeat2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { DownloadButton } from '#features/downloads/web/download-button.tsx';
import { StarButton } from '#features/favorites/web/star-button.tsx';
import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import { CreditNote } from '#features/images/web/credit-note.tsx';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import type { GalleryImage } from '../contract/gallery.ts';
import { reportGalleryImage } from '../contract/gallery-reports.ts';
import { ReportButton } from './report-button.tsx';
import { usePictureDelivery } from './use-picture-delivery.ts';

interface PictureActionsProps {
  image: GalleryImage;
  /** Null while loading. */
  imageId: string | null;
  creditLine: string | null;
  isOwner: boolean;
  onRemoved(): void;
}

export function PictureActions({ image, imageId, creditLine, isOwner, onRemoved }: PictureActionsProps) {
  const { busy, named, download, share } = usePictureDelivery(image);
  const [, navigate] = useLocation();
  const { user } = usePageState();
  const isAdmin = user?.isAdmin ?? false;
  const [isCollecting, setCollecting] = useState(false);

  async function remix() {
    const { storeGroundingContext } = await import('#features/generations/web/grounding-context');
    storeGroundingContext(localStorage, {
      generation: {
        modelId: QUICK_GENERATION_MODEL,
        productId: null,
        scene: null,
        style: null,
        clothing: null,
        color: null,
        customPrompt: image.prompt,
        refines: null,
        isEdit: false,
        resultImageUrl: image.imageUrl,
        resultImageUrls: [image.imageUrl],
      },
      timestamp: Date.now(),
    });
    const category = encodeURIComponent(image.category || 'business');
    navigate(`/prompt-builder/${category}/${QUICK_GENERATION_MODEL}`);
  }

  return (
    <div className="flex flex-col gap-2">
      <DownloadButton image={named} busy={busy === 'download'} onDownload={() => void download()}>
        Download Image
      </DownloadButton>
      <CreditNote line={creditLine} />
      <div className="grid grid-cols-2 gap-2">
        {imageId === null ? (
          <Button disabled className="col-span-2">
            {EDIT}
          </Button>
        ) : (
          <Button asChild className="col-span-2">
            <Link href={`/edit/${imageId}`}>{EDIT}</Link>
          </Button>
        )}
        <Button onClick={() => void remix()}>
          <Repeat2 aria-hidden className="size-4" />
          Remix
        </Button>
        <Button busy={busy === 'share'} onClick={() => void share()}>
          <Link2 aria-hidden className="size-4" />
          Share
        </Button>
        {user && (
          <>
            <StarButton id={image.id} />
            <Button variant="ghost" onClick={() => setCollecting(true)}>
              <FolderPlus aria-hidden className="size-4" />
              Collect
            </Button>
          </>
        )}
      </div>
      {(isOwner || isAdmin) && (
        <Suspense fallback={<div className="h-11" />}>
          <RemovePicture id={image.id} by={isOwner ? 'owner' : 'admin'} onRemoved={onRemoved} />
        </Suspense>
      )}
      <ReportButton
        what="picture"
        send={(body) => call(reportGalleryImage, { params: { id: image.id }, body })}
      />
      {isCollecting && (
        <Suspense>
          <ChooseCollection
            imageIds={[image.id]}
            sayMissing={() => phrases.reportedPictureGone}
            onClose={() => setCollecting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const EDIT = (
  <>
    <PencilRuler aria-hidden className="size-4" />
    Edit
  </>
);

// Needed by few.
const RemovePicture = lazy(async () => ({
  default: (await import('./remove-picture.tsx')).RemovePicture,
}));
const ChooseCollection = lazy(async () => ({
  default: (await import('#features/collections/web/choose-collection.tsx')).ChooseCollection,
}));
