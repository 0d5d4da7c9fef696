import { usePaidRequest } from '#features/generations/web/use-paid-request';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { imageForm } from '#web/api/image-form.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import { removeBackground } from '../contract/cutouts.ts';
import { describeCutoutFailure } from './cutout-failure.ts';

interface RemoveBackgroundOptions {
  /** Address of the page, to return to after signing in. */
  returnTo: string;
  onStarted(id: string): void;
}

/** Requests background removals. */
export function useRemoveBackground({ returnTo, onStarted }: RemoveBackgroundOptions) {
  const { user } = usePageState();
  const { request, isPending } = usePaidRequest({
    send: (file: File, idempotencyKey) => call(removeBackground, { form: imageForm(file), idempotencyKey }),
    nameOf: (file) => `${file.name}/${file.size}/${file.lastModified}`,
    accepted: { title: 'Processing started!', description: 'Removing background from your image' },
    describeFailure: describeCutoutFailure,
    returnTo: () => returnTo,
    onStarted,
  });

  function remove(file: File | null) {
    if (!user) {
      toastFailure(phrases.signInRequired, phrases.signInForCutout);
    } else if (!file) {
      toastFailure(phrases.imageRequired, phrases.imageRequiredForCutout);
    } else {
      request(file);
    }
  }

  return { remove, isPending };
}
