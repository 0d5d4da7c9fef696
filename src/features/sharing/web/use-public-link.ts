import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { toast, toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import type { PictureLink } from '../contract/shared-pictures.ts';
import { revokePictureLink, sharePicture } from '../contract/shared-pictures.ts';
import { pictureLinkQuery } from './api/shared-pictures.ts';

/** Shares a picture by a public link, and revokes it. */
export function usePublicLink(imageId: string) {
  const client = useQueryClient();
  const { queryKey } = pictureLinkQuery(imageId);

  async function show(link: PictureLink | null) {
    // A pending response may be older than this change.
    await client.cancelQueries({ queryKey, exact: true });
    client.setQueryData(queryKey, { link });
  }

  const sharing = useMutation({
    mutationFn: (choice: { showsPrompt?: boolean; restoresLast?: boolean }) =>
      call(sharePicture, { body: { imageId, ...choice } }),
    onSuccess: async (link, { restoresLast }) => {
      await show(link);
      if (restoresLast) toastSuccess('Link restored', 'The address is the same.');
    },
    onError: () => toastFailure(phrases.linkFailed, phrases.linkNotChanged),
  });

  const revoking = useMutation({
    mutationFn: () => call(revokePictureLink, { params: { imageId } }),
    onSuccess: async () => {
      await show(null);
      toast({
        title: 'Link revoked',
        description: 'The page is removed. People who saved the picture keep it.',
        action: {
          label: 'Undo',
          altText: 'Open Public link to restore it',
          run: () => sharing.mutate({ restoresLast: true }),
        },
      });
    },
    onError: () => toastFailure(phrases.linkNotRevoked, phrases.linkStillWorks),
  });

  return {
    isSharing: sharing.isPending,
    isRevoking: revoking.isPending,
    share: sharing.mutate,
    revoke: () => revoking.mutate(),
  };
}
