import * as phrases from '#phrases';
import { toastFailure, toastSuccess } from '#web/ui/toast-store.ts';

/** Copies the address of an unlisted page, and says so. @param shown "the picture" or the like */
export async function copyLink(url: string, shown: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toastSuccess('Link copied', `Anyone with the link can view ${shown}.`);
  } catch {
    // Plain http on another host, or forbidden in the browser.
    toastFailure(phrases.copyFailed, phrases.addressNotCopied);
  }
}
