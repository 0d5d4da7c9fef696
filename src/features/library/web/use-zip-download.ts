import { useState } from 'react';
import * as phrases from '#phrases';
import { toastFailure } from '#web/ui/toast-store.ts';
import type { LibraryEntry } from './library-entries.ts';

/** Downloads several pictures of the library as one ZIP file. */
export function useZipDownload() {
  const [busy, setBusy] = useState(false);

  async function download(entries: readonly LibraryEntry[]) {
    if (busy) return;
    setBusy(true);
    try {
      const { sendZip } = await import('./send-zip.ts');
      await sendZip(entries);
    } catch {
      toastFailure(phrases.downloadFailed, phrases.picturesNotDownloaded);
    }
    setBusy(false);
  }

  return { busy, download };
}
