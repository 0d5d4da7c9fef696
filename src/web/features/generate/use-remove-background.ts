import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { SIGN_IN_REDIRECT_MS } from '#contract/limits';
import { signInAddress } from '#web/api/accounts.ts';
import { removeBackground } from '#web/api/cutouts.ts';
import { createIdempotencyKeys } from '#web/api/idempotency-keys.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { describeCutoutFailure } from './cutout-failure.ts';

interface RemoveBackgroundOptions {
  /** Where the tab is found again after signing in. */
  returnTo: string;
  onStarted(id: string): void;
}

/** Sends pictures to have their background removed, one at a time, and tells the person how it went. */
export function useRemoveBackground({ returnTo, onStarted }: RemoveBackgroundOptions) {
  const { user } = usePageState();
  const client = useQueryClient();
  const [keys] = useState(() => createIdempotencyKeys());
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  useEffect(() => () => clearTimeout(redirect.current), []);

  const { mutate, isPending } = useMutation({
    // Without a connection it fails and says so, rather than wait for one.
    networkMode: 'always',
    mutationFn: (file: File) =>
      removeBackground(file, keys.keyFor(`${file.name}/${file.size}/${file.lastModified}`)),
    onSuccess: () => {
      keys.succeeded();
      void client.invalidateQueries({ queryKey: queryKeys.generations, exact: true });
      void client.invalidateQueries({ queryKey: queryKeys.credits });
      toast({
        title: 'Processing started!',
        description: 'Removing background from your image',
        variant: 'success',
      });
    },
    onError: (error) => {
      keys.failed(error);
      const { title, description, signIn } = describeCutoutFailure(error);
      toast({ title, description, variant: 'destructive' });
      if (signIn) {
        redirect.current = setTimeout(() => location.assign(signInAddress(returnTo)), SIGN_IN_REDIRECT_MS);
      }
    },
    onSettled: () => {
      busy.current = false;
    },
  });

  function remove(file: File | null) {
    if (!user) {
      toast({
        title: 'Sign in required',
        description: 'Please sign in to use background removal',
        variant: 'destructive',
      });
      return;
    }
    if (!file) {
      toast({
        title: 'Please select an image',
        description: 'Upload an image to remove its background',
        variant: 'destructive',
      });
      return;
    }
    // A second click may come before the button has been drawn disabled.
    if (busy.current) return;
    busy.current = true;
    // Here and not above, so that someone who has gone to another page meanwhile is left there.
    mutate(file, { onSuccess: ({ id }) => onStarted(id) });
  }

  return { remove, isPending };
}
