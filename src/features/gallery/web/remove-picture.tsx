import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { removeGalleryImage, withdrawGalleryImage } from '../contract/gallery.ts';
import { galleryCategoriesQuery, removedPicturesQuery } from './api/gallery.ts';

interface RemovePictureProps {
  id: string;
  /** Who removes it. An admin's decision is recorded. */
  by: keyof typeof TEXTS;
  onRemoved(): void;
}

/** Removes a picture from the gallery, after a confirmation. */
export function RemovePicture({ id, by, onRemoved }: RemovePictureProps) {
  const texts = TEXTS[by];
  const client = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) keep.current?.focus();
  }, [isConfirming]);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(by === 'owner' ? withdrawGalleryImage : removeGalleryImage, { params: { id } }),
    onSuccess: () => {
      client.setQueryData(removedPicturesQuery.queryKey, (ids = []) => [...ids, id]);
      void client.invalidateQueries(galleryCategoriesQuery);
      toastSuccess('Removed from the gallery', texts.done);
      onRemoved();
    },
    onError: () => toastFailure(phrases.stillPublic, phrases.stillPublicAdvice),
  });

  if (!isConfirming) {
    return (
      <Button variant="ghost" onClick={() => setIsConfirming(true)}>
        <Trash2 aria-hidden className="size-4" />
        {texts.label}
      </Button>
    );
  }
  return (
    <fieldset className="rounded-md border border-border p-3">
      <legend className="px-1 text-sm">Remove this picture from the gallery?</legend>
      <p className="mb-3 text-muted text-sm">{texts.consequence}</p>
      <div className="grid grid-cols-2 gap-2">
        <Button ref={keep} onClick={() => setIsConfirming(false)}>
          Keep it
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => mutate()}>
          Remove
        </Button>
      </div>
    </fieldset>
  );
}

const TEXTS = {
  owner: {
    label: 'Remove from gallery',
    consequence: 'It stays in your library. Its public address stops working.',
    done: 'The picture stays in your library, where only you can see it.',
  },
  admin: {
    label: 'Remove from the gallery',
    consequence:
      'It stays in its owner’s library, in private. A picture made for the gallery is permanently deleted.',
    done: 'The decision is recorded.',
  },
};
