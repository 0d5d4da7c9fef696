import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { queryKeys } from '#web/api/query-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { removedPicturesQuery, removeFromGallery } from './api/gallery.ts';
import { removeAsAdmin } from './api/gallery-reports.ts';

interface RemovePictureProps {
  id: string;
  /** Who asks: its owner, or an admin, whose decision is written down. */
  by: keyof typeof TEXTS;
  onRemoved(): void;
}

/** Takes a picture from the public, once one has said so twice. */
export function RemovePicture({ id, by, onRemoved }: RemovePictureProps) {
  const texts = TEXTS[by];
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asked) keep.current?.focus();
  }, [asked]);
  const { mutate, isPending } = useMutation({
    mutationFn: () => (by === 'owner' ? removeFromGallery(id) : removeAsAdmin(id)),
    onSuccess: () => {
      client.setQueryData(removedPicturesQuery.queryKey, (ids = []) => [...ids, id]);
      void client.invalidateQueries({ queryKey: queryKeys.galleryCategories });
      toast({
        title: 'Removed from the gallery',
        description: texts.done,
        variant: 'success',
      });
      onRemoved();
    },
    onError: () =>
      toast({
        title: 'The picture is still public',
        description: 'It could not be removed from the gallery. Please try again.',
        variant: 'destructive',
      }),
  });

  if (!asked) {
    return (
      <Button variant="ghost" onClick={() => setAsked(true)}>
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
        <Button ref={keep} onClick={() => setAsked(false)}>
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
