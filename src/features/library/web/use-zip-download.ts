import { useState } from 'react';
import { downloadZip, planZip } from '#features/downloads/contract/download-zip';
import { ZIP_PICTURES_MAX } from '#platform/limits/limits';
import { call } from '#web/api/call.ts';
import { isSignedOut } from '#web/api/request.ts';
import { saveByForm } from '#web/api/save-by-form.ts';
import { toast, toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import type { LibraryEntry } from './library-entries.ts';

/** Downloads several pictures of the library as one ZIP file. */
export function useZipDownload() {
  const [busy, setBusy] = useState(false);

  async function download(entries: readonly LibraryEntry[]) {
    const imageIds = entries.flatMap(({ image }) => image?.id ?? []);
    if (busy) return;
    if (imageIds.length === 0 || imageIds.length > ZIP_PICTURES_MAX) {
      toast({
        title: imageIds.length === 0 ? 'Nothing to download' : 'Too many pictures at once',
        description:
          imageIds.length === 0
            ? 'None of the selected generations has a picture.'
            : `Please select at most ${ZIP_PICTURES_MAX}.`,
        variant: 'destructive',
      });
      return;
    }
    setBusy(true);
    try {
      const { pictureCount, byteSize } = await call(planZip, { body: { imageIds } });
      saveByForm(document, { action: downloadZip.path, fields: { imageIds } });
      toastSuccess(
        'Download started',
        `${inWords(pictureCount)} being downloaded in one ZIP of ${inMegabytes(byteSize)}.`,
      );
    } catch (error) {
      toastFailure(
        'Download failed',
        isSignedOut(error)
          ? 'Please sign in to download your pictures.'
          : 'Unable to download the pictures. Please try again.',
      );
    }
    setBusy(false);
  }

  return { busy, download };
}

function inWords(pictures: number): string {
  return pictures === 1 ? 'One picture is' : `${pictures} pictures are`;
}

function inMegabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
