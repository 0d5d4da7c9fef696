import { useQuery } from '@tanstack/react-query';
import { Eraser } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Asset } from '#features/assets/contract/assets';
import { creditsText } from '#features/credits/web/credits-text';
import { generationQuery } from '#features/generations/web/api/generations';
import { generationImages } from '#features/generations/web/generation-images';
import * as phrases from '#phrases';
import { Button } from '#web/ui/button.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import type { CutOutOfferProps } from './cut-out-offer.tsx';
import { useRemoveBackground } from './use-remove-background.ts';

interface AskForCutoutProps extends CutOutOfferProps {
  cost: number;
}

/** The button, what it does, and how far it is. */
export function AskForCutout({ asset, cost, onCutOut }: AskForCutoutProps) {
  const [returnTo] = useLocation();
  const [id, setId] = useState<string>();
  const [isReading, setReading] = useState(false);
  const { remove, isPending } = useRemoveBackground({ returnTo, onStarted: setId });
  const { data: generation } = useQuery({ ...generationQuery(id ?? ''), enabled: id !== undefined });
  const status = id === undefined ? undefined : (generation?.status ?? 'generating');
  const image = status === 'completed' && generation ? generationImages(generation)[0] : undefined;
  const imageId = image?.id;
  const takeOver = useEffectEvent(() => {
    if (!image?.id) return;
    const { url: imageUrl, width = 1, height = 1, thumbHash = '' } = image;
    onCutOut({
      id: image.id,
      originalName: asset.originalName,
      imageUrl,
      width,
      height,
      hasAlpha: true,
      thumbHash,
    });
  });
  useEffect(() => {
    if (imageId) takeOver();
  }, [imageId]);

  async function start() {
    setReading(true);
    try {
      remove(await readFile(asset));
    } catch {
      toastFailure(phrases.cutoutFailed, phrases.tryAgain);
    }
    setReading(false);
  }

  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="status" className={status === 'failed' ? 'text-danger' : 'text-muted'}>
        {status === 'failed'
          ? phrases.cutoutFailed
          : status === 'generating'
            ? 'Cutting it out…'
            : 'With its background, it stands framed in the picture.'}
      </p>
      <Button
        size="small"
        busy={isReading || isPending || status === 'generating'}
        onClick={() => void start()}
      >
        <Eraser aria-hidden className="size-4" />
        Cut it out · {creditsText(cost)}
      </Button>
    </div>
  );
}

/** The stored picture as a file. @throws if it cannot be loaded */
async function readFile({ imageUrl, originalName }: Asset): Promise<File> {
  const answer = await fetch(imageUrl);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  const bytes = await answer.blob();
  // A fixed time: the request's name contains it, so that a repeat is known as the same request.
  return new File([bytes], originalName, { type: bytes.type, lastModified: 0 });
}
