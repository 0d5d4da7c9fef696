import type { BrowserContext } from 'playwright-core';

type Session = Awaited<ReturnType<BrowserContext['newCDPSession']>>;
interface Logo {
  url: string;
  alt: string;
  width: number;
  height: number;
}

/** CSS pixels. Larger ones are pictures. */
const SIDES_MAX = { width: 900, height: 400 };
/** Of the finished picture. */
const WIDTH_WANTED = 900;
const BYTES_MAX = 90_000;
/** The browser has fonts of these scripts alone; others would be boxes. */
const LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Common}]*$/u;

/**
 * Photographs the logo that `read-facts` marked, without its ground, if nothing else can draw it: a drawing with texts, whose fonts
 * only the page has, or a part of a larger picture.
 * @returns the logos with it; unchanged if the marked one can be drawn
 */
export async function shootLogo(
  session: Session,
  evaluate: <Found>(read: () => Found) => Promise<Found>,
  logos: readonly Logo[],
): Promise<readonly Logo[]> {
  const marked = await evaluate(findMarked);
  if (!marked || marked.width > SIDES_MAX.width || marked.height > SIDES_MAX.height) return logos;
  const { words, url, ...box } = marked;
  const own = logos.find((logo) => logo.url === url || (url === '' && logo.url.startsWith('data:')));
  if (own && !(await hasTexts(session, own.url))) return logos;
  if (!LETTERS.test(words)) return logos.filter((logo) => logo !== own);
  const scale = Math.min(4, Math.max(1, WIDTH_WANTED / box.width));
  const data = await shoot(session, evaluate, { ...box, scale });
  if (data === null || data.length > BYTES_MAX) return logos;
  const size = { width: Math.round(box.width * scale), height: Math.round(box.height * scale) };
  const shot = { url: `data:image/png;base64,${data}`, alt: own?.alt || words.slice(0, 100), ...size };
  return [shot, ...logos.filter((logo) => logo !== own)].slice(0, 6);
}

/** @returns PNG as base64; null if the browser cannot photograph that part, which costs the page its logo alone */
async function shoot(
  session: Session,
  evaluate: <Found>(read: () => Found) => Promise<Found>,
  clip: { x: number; y: number; width: number; height: number; scale: number },
): Promise<string | null> {
  try {
    await session.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
    await evaluate(showMarkedAlone);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      clip,
    });
    return data;
  } catch {
    return null;
  } finally {
    await evaluate(showAll);
    await session.send('Emulation.setDefaultBackgroundColorOverride', {});
  }
}

async function hasTexts(session: Session, url: string): Promise<boolean> {
  if (url.startsWith('data:')) return /%3Ctext/i.test(url);
  try {
    await session.send('Page.enable');
    const { frameTree } = await session.send('Page.getFrameTree');
    const { content, base64Encoded } = await session.send('Page.getResourceContent', {
      frameId: frameTree.frame.id,
      url,
    });
    return /<text[\s>]/i.test(base64Encoded ? Buffer.from(content, 'base64').toString('latin1') : content);
  } catch {
    return false;
  }
}

// These run in the page.
const findMarked = () => {
  const element = document.querySelector<HTMLElement>('[data-framewright-logo]');
  if (!element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width < 12 || height < 12) return null;
  const words = (element.textContent || element.getAttribute('alt') || '').replace(/\s+/g, ' ').trim();
  const url = element instanceof HTMLImageElement ? element.currentSrc || element.src : '';
  return { x: left + scrollX, y: top + scrollY, width, height, words, url };
};
const showMarkedAlone = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'html,body{background:transparent!important}*,*::before,*::after{visibility:hidden!important;transition:none!important}[data-framewright-logo],[data-framewright-logo] *{visibility:visible!important;opacity:1!important}',
  );
  document.adoptedStyleSheets.push(sheet);
};
const showAll = () => {
  document.adoptedStyleSheets.pop();
};
