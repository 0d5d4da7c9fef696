import { setTimeout as delay } from 'node:timers/promises';
import { type Product, startProduct } from '../../tests/e2e/support/product.ts';

// More than the first page of the gallery shows.
const PICTURES = 24;
const TIMEOUT_MS = 30 * 60_000;

/**
 * Starts a web role with a full gallery. The first call paints the gallery as a first start does; later calls find it in the
 * folder.
 */
export async function openPaintedSite(dataDir: string): Promise<Product> {
  const painting = await startProduct({ dataDir, env: { GALLERY_BATCH: '1' } });
  try {
    await untilPainted(painting.origin);
  } finally {
    await painting.stop();
  }
  return await startProduct({ dataDir, env: { ROLES: 'web' } });
}

/** @throws Error after half an hour */
async function untilPainted(origin: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${origin}/api/gallery/active?limit=${PICTURES}`);
    const images = (await answer.json()) as { imageUrl: string }[];
    const ready = await Promise.all(images.map(({ imageUrl }) => hasRenditions(origin + imageUrl)));
    if (ready.filter(Boolean).length === PICTURES) return;
    await delay(2_000);
  }
  throw new Error('The gallery was not painted in time');
}

async function hasRenditions(address: string): Promise<boolean> {
  const headers = { accept: 'image/avif' };
  const answer = await fetch(address.replace(/\.png$/, '-640'), { method: 'HEAD', headers });
  return answer.headers.get('content-type') === 'image/avif';
}
