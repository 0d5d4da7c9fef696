import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { imageForm } from '#web/api/image-form.ts';
import { ApiError, isOutOfRoom } from '#web/api/request.ts';
import { toast, toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { type Asset, uploadProduct } from '../contract/assets.ts';
import { uploadsQuery } from './api/assets.ts';
import { checkPictureFile, UPLOAD_TEXTS } from './check-picture-file.ts';

/** Uploads one file at a time. `reason` is the server's reason for refusing the last one. */
export function useAssetUpload(onUploaded: (asset: Asset) => void) {
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => call(uploadProduct, { form: imageForm(file) }),
    onSuccess: (asset) => {
      onUploaded(asset);
      void queries.invalidateQueries({ queryKey: uploadsQuery().queryKey });
      toastSuccess('Upload successful', 'Your product image has been uploaded successfully.');
    },
    onError: () => {
      toastFailure(phrases.uploadFailed, phrases.uploadFailedAdvice);
    },
  });

  function upload(file: File) {
    if (isPending) return;
    reset();
    const refusal = checkPictureFile(file, UPLOAD_TEXTS);
    if (refusal) toast({ ...refusal, variant: 'destructive' });
    else mutate(file);
  }

  const refused = error instanceof ApiError && (error.status < 500 || isOutOfRoom(error)) ? error : null;
  return {
    upload,
    isPending,
    reason: refused?.body?.error ?? null,
    signedOut: refused?.status === 401,
  };
}
