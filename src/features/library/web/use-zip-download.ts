import { useState } from 'react';
import * as phrases from '#phrases';
import { toastFailure } from '#web/ui/toast-store.ts';

/** Downloads several pictures of the library as one ZIP file. */
export function useZipDownload() {
  const [busy, setBusy] = useState(false);

  /** @param imageIds of own pictures */
  async function download(imageIds: readonly string[]) {
    if (busy) return;
    setBusy(true);
    try {
      const { sendZip } = await import('./send-zip.ts');
      await sendZip(imageIds);
    } catch {
      toastFailure(phrases.downloadFailed, phrases.picturesNotDownloaded);
    }
    setBusy(false);
  }

  return { busy, download };
}
