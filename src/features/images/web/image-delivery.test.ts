import { describe, expect, it, vi } from 'vitest';
import { StillProcessingError } from '../contract/still-processing.ts';
import { type DeliveryBrowser, downloadToDevice, shareFromDevice } from './image-delivery.ts';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Safari/605';

interface Setting {
  userAgent: string;
  touchPoints?: number;
  share?: () => Promise<void>;
  tabs?: boolean;
}

function browserFor({ userAgent, touchPoints = 0, share, tabs = true }: Setting) {
  const link = { href: '', download: '', click: vi.fn(), remove: vi.fn() };
  const timers: { callback: () => void; milliseconds: number }[] = [];
  const writeText = vi.fn(async (_text: string) => {});
  const browser = {
    navigator: {
      userAgent,
      maxTouchPoints: touchPoints,
      clipboard: { writeText },
      ...(share && { share: vi.fn(share), canShare: () => true }),
    },
    document: { createElement: () => link, body: { append: vi.fn() } },
    location: { href: 'https://framewright.example/?generation=g1' },
    URL: { createObjectURL: vi.fn(() => 'blob:1'), revokeObjectURL: vi.fn() },
    open: vi.fn(() => (tabs ? {} : null)),
    setTimeout: (callback: () => void, milliseconds: number) => timers.push({ callback, milliseconds }),
  };
  // Only the parts of a browser that the module uses; the casts cover the rest of the DOM types.
  return { browser: browser as typeof browser & DeliveryBrowser, link, timers, writeText };
}

function image(fetchBytes = async () => new Blob(['bytes'], { type: 'image/png' })) {
  return { url: '/i/a.png', fileName: 'framewright-g1.png', fetchBytes: vi.fn(fetchBytes) };
}

const refuse = async () => {
  throw new Error('Permission denied');
};
const dismiss = async () => {
  throw new DOMException('Share canceled', 'AbortError');
};

describe('a download', () => {
  it('saves a file on a desktop, even one that can share, and revokes its URL after a second', async () => {
    const { browser, link, timers } = browserFor({ userAgent: DESKTOP, share: async () => {} });
    expect(await downloadToDevice(browser, image())).toMatchObject({
      title: 'Download started',
      description: 'Your image is being downloaded.',
    });
    expect(link).toMatchObject({ href: 'blob:1', download: 'framewright-g1.png' });
    expect(link.click).toHaveBeenCalledOnce();
    expect(browser.navigator.share).not.toHaveBeenCalled();
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([1_000]);
    timers[0]?.callback();
    expect(browser.URL.revokeObjectURL).toHaveBeenCalledWith('blob:1');
  });

  it('uses the share sheet of a mobile device', async () => {
    const { browser, link } = browserFor({ userAgent: ANDROID, share: async () => {} });
    expect(await downloadToDevice(browser, image())).toMatchObject({
      title: 'Shared successfully',
      description: 'Image shared via native share sheet.',
    });
    expect(link.click).not.toHaveBeenCalled();
  });

  it('falls back to a file if sharing fails, but not if it was canceled', async () => {
    const failing = browserFor({ userAgent: ANDROID, share: refuse });
    expect(await downloadToDevice(failing.browser, image())).toMatchObject({ title: 'Download started' });
    const dismissed = browserFor({ userAgent: ANDROID, share: dismiss });
    expect(await downloadToDevice(dismissed.browser, image())).toBeNull();
    expect(dismissed.link.click).not.toHaveBeenCalled();
  });

  it.each([
    ['an iPhone', { userAgent: IPHONE }],
    ['an iPad, which calls itself a Mac', { userAgent: MAC, touchPoints: 5 }],
  ])('opens a tab on %s, before anything is fetched', async (_name, setting) => {
    const { browser } = browserFor(setting);
    const opened = image();
    expect(await downloadToDevice(browser, opened)).toMatchObject({
      title: 'Image opened',
      description: 'Tap and hold to save to Photos or share.',
    });
    expect(browser.open).toHaveBeenCalledWith('/i/a.png', '_blank');
    expect(opened.fetchBytes).not.toHaveBeenCalled();
  });

  it('saves a file where iOS blocks the tab, and on a Mac without a touch screen', async () => {
    const blocked = browserFor({ userAgent: IPHONE, tabs: false });
    expect(await downloadToDevice(blocked.browser, image())).toMatchObject({ title: 'Download started' });
    const mac = browserFor({ userAgent: MAC });
    expect(await downloadToDevice(mac.browser, image())).toMatchObject({ title: 'Download started' });
    expect(mac.browser.open).not.toHaveBeenCalled();
  });

  it('reports a failure, in the server’s words if waiting helps', async () => {
    const { browser } = browserFor({ userAgent: DESKTOP });
    expect(await downloadToDevice(browser, image(refuse))).toEqual({
      title: 'Download failed',
      description: 'Unable to download the image. Please try again.',
      variant: 'destructive',
    });
    const processing = 'Image is still processing. Please try again in a few seconds.';
    const notYet = image(async () => {
      throw new StillProcessingError();
    });
    expect(await downloadToDevice(browser, notYet)).toMatchObject({ description: processing });
  });
});

describe('sharing', () => {
  it('uses the share sheet of a mobile device', async () => {
    const { browser, writeText } = browserFor({ userAgent: IPHONE, share: async () => {} });
    expect(await shareFromDevice(browser, image())).toMatchObject({ title: 'Shared successfully' });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('copies the full address everywhere else', async () => {
    for (const setting of [{ userAgent: DESKTOP, share: async () => {} }, { userAgent: ANDROID }]) {
      const { browser, writeText } = browserFor(setting);
      expect(await shareFromDevice(browser, image())).toMatchObject({
        title: 'Link copied',
        description: 'Image URL copied to clipboard.',
      });
      expect(writeText).toHaveBeenCalledWith('https://framewright.example/i/a.png');
    }
  });

  it('reports a failure, and nothing if it was canceled', async () => {
    const failing = browserFor({ userAgent: ANDROID, share: refuse });
    expect(await shareFromDevice(failing.browser, image())).toEqual({
      title: 'Share failed',
      description: 'Unable to share the image. Please try again.',
      variant: 'destructive',
    });
    const dismissed = browserFor({ userAgent: ANDROID, share: dismiss });
    expect(await shareFromDevice(dismissed.browser, image())).toBeNull();
  });
});
