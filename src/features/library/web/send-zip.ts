import { downloadZip, planZip } from '#features/downloads/contract/download-zip';
import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { ZIP_PICTURES_MAX } from '#platform/limits/limits';
import { call } from '#web/api/call.ts';
import { isSignedOut } from '#web/api/request.ts';
import { saveByForm } from '#web/api/save-by-form.ts';
import { toast, toastFailure, toastSuccess } from '#web/ui/toast-store.ts';

/** Sends own pictures as one ZIP file, and says so or why not. */
export async function sendZip(imageIds: readonly string[]) {
  if (imageIds.length === 0 || imageIds.length > ZIP_PICTURES_MAX) {
    toast({
      title: imageIds.length === 0 ? phrases.nothingToDownload : phrases.tooManySelected,
      description:
        imageIds.length === 0
          ? phrases.noPictureSelected
          : fillText(phrases.selectAtMost, { most: ZIP_PICTURES_MAX }),
      variant: 'destructive',
    });
    return;
  }
  try {
    const { pictureCount, byteSize } = await call(planZip, { body: { imageIds: [...imageIds] } });
    saveByForm(document, { action: downloadZip.path, fields: { imageIds } });
    toastSuccess(
      'Download started',
      `${inWords(pictureCount)} being downloaded in one ZIP of ${inMegabytes(byteSize)}.`,
    );
  } catch (error) {
    toastFailure(
      phrases.downloadFailed,
      isSignedOut(error) ? phrases.signInToDownload : phrases.picturesNotDownloaded,
    );
  }
}

function inWords(pictures: number): string {
  return pictures === 1 ? 'One picture is' : `${pictures} pictures are`;
}

function inMegabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1e6).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}
