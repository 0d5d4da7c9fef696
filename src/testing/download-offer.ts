import { findDownloadOffer } from '#main/wiring/download-offer';

/** How pictures can be enlarged, all ways installed, but not as large as to take a test's time. */
export function smallDownloadOffer(longEdgePx: number) {
  return { ...findDownloadOffer(), isUpscaleInstalled: true, longEdgePx };
}
