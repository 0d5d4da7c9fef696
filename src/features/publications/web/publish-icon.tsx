import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import * as phrases from '#phrases';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import { publicationsQuery, setPublished } from './publications-api.ts';

interface PublishIconProps {
  /** Of the picture. */
  id: string;
  name: string;
}

/** Publishes a picture, after a question, or takes it out of the gallery. */
export function PublishIcon({ id, name }: PublishIconProps) {
  const client = useQueryClient();
  const { data } = useQuery(publicationsQuery);
  const state = data?.find(({ imageId }) => imageId === id)?.state;
  const [isAsking, setAsking] = useState(false);

  async function withdraw() {
    const reason = (await setPublished(client, [id], false)).get(id);
    if (reason === undefined)
      toast({ title: 'Out of the gallery', description: 'It stays in your library.' });
    else toastFailure(phrases.unpublishFailed, reason);
  }

  return (
    <>
      <IconButton
        label={LABELS[state ?? 'private']}
        aria-pressed={state !== undefined}
        disabled={data === undefined}
        onClick={() => (state ? void withdraw() : setAsking(true))}
        className="aria-pressed:bg-surface-3"
      >
        <Globe aria-hidden />
      </IconButton>
      {isAsking && (
        <Suspense>
          <PublishDialog pictures={new Map([[id, name]])} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

const LABELS = {
  private: 'Publish in the gallery',
  checking: 'Being checked: keep it private',
  review: 'Waiting for review: keep it private',
  public: 'In the gallery: take it out',
};

// Needed only by those who publish.
const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));
