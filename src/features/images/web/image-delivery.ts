import * as phrases from '#phrases';
import { readDevice } from '#web/state/device.ts';
import { StillProcessingError } from '../contract/still-processing.ts';

/** The toast after a delivery; null if the person canceled it. */
export interface Notice {
  title: string;
  description: string;
  variant?: 'success' | 'destructive';
}

export interface DeliveredImage {
  /** Null if it has no address. */
  url: string | null;
  fileName: string;
  /** Fetches the image's bytes; its error's message may be meant for people. */
  fetchBytes(): Promise<Blob>;
}

/** The parts of `window` that a delivery needs. */
export interface DeliveryBrowser {
  navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> &
    Partial<Pick<Navigator, 'share' | 'canShare'>> & { clipboard?: Pick<Clipboard, 'writeText'> };
  document: Pick<Document, 'createElement' | 'body'>;
  location: Pick<Location, 'href'>;
  URL: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;
  open(url: string, target: string): unknown;
  setTimeout(callback: () => void, milliseconds: number): unknown;
}

/** Mobile devices that can share files share; other iOS devices open a tab; everything else saves a file. */
export async function downloadToDevice(
  browser: DeliveryBrowser,
  image: DeliveredImage,
): Promise<Notice | null> {
  const { ios } = readDevice(browser.navigator);
  // Before any await: iOS opens a tab only directly after a tap.
  if (ios && !mayShareFiles(browser) && openTab(browser, image)) return OPENED;
  try {
    const bytes = await image.fetchBytes();
    const file = toFile(bytes, image.fileName);
    if (canShareFile(browser, file)) {
      const notice = await share(browser, { files: [file] });
      if (notice !== SHARE_FAILED) return notice;
      if (ios && openTab(browser, image)) return OPENED;
    }
    saveFile(browser, bytes, image.fileName);
    return DOWNLOADED;
  } catch (error) {
    return {
      ...DOWNLOAD_FAILED,
      ...(error instanceof StillProcessingError && { description: error.message }),
    };
  }
}

/** Shares the image on mobile devices that can; else copies its address. */
export async function shareFromDevice(
  browser: DeliveryBrowser,
  image: DeliveredImage,
): Promise<Notice | null> {
  try {
    if (mayShareFiles(browser)) {
      const file = toFile(await image.fetchBytes(), image.fileName);
      if (canShareFile(browser, file)) return await share(browser, { files: [file] });
    }
    return image.url === null ? SHARE_FAILED : await copyAddress(browser, image.url);
  } catch {
    return SHARE_FAILED;
  }
}

/** Shares a page's address on mobile devices; else copies it. */
export async function shareAddress(browser: DeliveryBrowser, path: string): Promise<Notice | null> {
  return readDevice(browser.navigator).mobile && browser.navigator.share
    ? await share(browser, { url: new URL(path, browser.location.href).href })
    : await copyAddress(browser, path);
}

/** Whether this is a mobile device with native sharing. */
export function mayShareFiles({ navigator }: Pick<DeliveryBrowser, 'navigator'>): boolean {
  return readDevice(navigator).mobile && !!navigator.share && !!navigator.canShare;
}

const SHARED: Notice = {
  title: 'Shared successfully',
  description: 'Image shared via native share sheet.',
  variant: 'success',
};
const OPENED: Notice = {
  title: 'Image opened',
  description: 'Tap and hold to save to Photos or share.',
};
const DOWNLOADED: Notice = {
  title: 'Download started',
  description: 'Your image is being downloaded.',
  variant: 'success',
};
const LINK_COPIED: Notice = {
  title: 'Link copied',
  description: 'Image URL copied to clipboard.',
  variant: 'success',
};
const DOWNLOAD_FAILED: Notice = {
  title: phrases.downloadFailed,
  description: phrases.imageNotDownloaded,
  variant: 'destructive',
};
const SHARE_FAILED: Notice = {
  title: phrases.shareFailed,
  description: phrases.imageNotShared,
  variant: 'destructive',
};

function toFile(bytes: Blob, name: string): File {
  return new File([bytes], name, { type: bytes.type || 'image/png' });
}

function canShareFile(browser: DeliveryBrowser, file: File): boolean {
  return mayShareFiles(browser) && browser.navigator.canShare?.({ files: [file] }) === true;
}

/** @returns null if the person canceled it */
async function share({ navigator }: DeliveryBrowser, data: ShareData): Promise<Notice | null> {
  try {
    await navigator.share?.(data);
    return SHARED;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError' ? null : SHARE_FAILED;
  }
}

async function copyAddress({ navigator, location }: DeliveryBrowser, path: string): Promise<Notice> {
  try {
    // Undefined on pages without https.
    await navigator.clipboard!.writeText(new URL(path, location.href).href);
    return LINK_COPIED;
  } catch {
    return SHARE_FAILED;
  }
}

function openTab(browser: DeliveryBrowser, image: DeliveredImage): boolean {
  return image.url !== null && browser.open(image.url, '_blank') !== null;
}

function saveFile(browser: DeliveryBrowser, bytes: Blob, fileName: string): void {
  const address = browser.URL.createObjectURL(bytes);
  const link = browser.document.createElement('a');
  link.href = address;
  link.download = fileName;
  browser.document.body.append(link);
  link.click();
  link.remove();
  browser.setTimeout(() => browser.URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}

const REVOKE_AFTER_MS = 1_000;
