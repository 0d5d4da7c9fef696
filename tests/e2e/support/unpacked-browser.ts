import { unpackChromium } from '#engines/page-capture/unpack-chromium';

/** Vitest's global setup: unpacks the browser once, before tests start it concurrently. */
export async function setup(): Promise<void> {
  await unpackChromium();
}
