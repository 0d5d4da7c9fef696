import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { VERIFY_MAX_BYTES } from '#platform/limits/limits';
import { call } from '#web/api/call.ts';
import { imageForm } from '#web/api/image-form.ts';
import { ApiError } from '#web/api/request.ts';
import { verifyPicture } from '../contract/picture-origin.ts';

/** Checks one picture at a time; a new one replaces the last. */
export function useVerification() {
  const [file, setFile] = useState<File | null>(null);
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: async (chosen: File) => {
      if (chosen.size > VERIFY_MAX_BYTES) throw new TooLarge();
      return await call(verifyPicture, { form: imageForm(chosen) });
    },
  });
  const preview = usePreview(file);

  function check(chosen: File) {
    setFile(chosen);
    mutate(chosen);
  }

  return {
    check,
    isPending,
    fileName: file?.name ?? null,
    preview,
    origin: isPending ? undefined : data,
    reason: error && !isPending ? errorReason(error) : null,
  };
}

class TooLarge extends Error {}

function errorReason(error: Error): string {
  if (error instanceof TooLarge) {
    return fillText(phrases.chooseSmaller, { mostMegabytes: VERIFY_MAX_BYTES / 1024 / 1024 });
  }
  const said = error instanceof ApiError && error.status < 500 ? error.body?.error : undefined;
  return said ?? phrases.pictureUnchecked;
}

/** An object URL of the file, revoked when the file changes. */
function usePreview(file: File | null): string | null {
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setPreview(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return preview;
}
