import { unpackChromium } from '#engines/page-capture/unpack-chromium';

/** Vitest's global setup: whoever starts the browser finds it whole, however many start it at once. */
export async function setup(): Promise<void> {
  await unpackChromium();
}
