import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadImage } from './download-image.ts';

afterEach(() => vi.unstubAllGlobals());

describe('downloadImage', () => {
  it('requests the image of a generation', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('bytes'));
    vi.stubGlobal('fetch', fetch);
    expect(await (await downloadImage('/i/a.png', 'g1')).text()).toBe('bytes');
    expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"imageUrl":"/i/a.png","generationId":"g1"}');
  });

  it('reports that a cut-out is still processing, and that any other image could not be fetched', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await expect(downloadImage('/i/background-removal-1.png', 'g1')).rejects.toThrow(
      'Image is still processing. Please try again in a few seconds.',
    );
    await expect(downloadImage('/i/a.png', 'g1')).rejects.toThrow('Failed to fetch image from server');
  });
});
