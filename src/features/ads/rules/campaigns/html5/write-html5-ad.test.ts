import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createBuiltinAdComposer } from '#adapters/ad-composers/builtin/builtin-ad-composer';
import { drawSample } from '#testing/picture-factories';
import type { AdLayoutId } from '../../../contract/ad-enumerations.ts';
import { HTML5_MAX_BYTES, HTML5_MOTION_S, writeHtml5Ad } from './write-html5-ad.ts';

const AD = { width: 300, height: 250, title: 'Coffee & <cake>', url: 'https://fox.example/?a=</script>' };
const { signal } = new AbortController();
const svgOf = (picture: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="300" height="250"><metadata><c2pa:manifest>AAAA</c2pa:manifest></metadata><g id="picture"><image href="${picture}"/></g><g id="headline"><text>Coffee</text></g></svg>`;

test('is one page that requests nothing, opens its clickTag and soon stands still', async () => {
  const page = (await writeHtml5Ad(svgOf('data:image/png;base64,AAAA'), AD, { signal }))!;
  expect(page).toContain('<meta name="ad.size" content="width=300,height=250">');
  expect(page).toContain('var clickTag = "https://fox.example/?a=\\u003c/script>";');
  expect(page).toContain('<title>Coffee &amp; &lt;cake></title>');
  expect(page).not.toContain('c2pa:manifest');
  const addresses = page.match(/https?:\/\/[^"'\s)]+/g)!.filter((address) => !address.includes('www.w3.org'));
  expect(addresses).toEqual(['https://fox.example/?a=\\u003c/script>']);
  // Duration and delay of every animation.
  const ends = [...page.matchAll(/(?:fade|rise|beat) ([\d.]+)s(?: ([\d.]+)s)?/g)].map(
    ([, lasts, after = '0']) => Number(lasts) + Number(after),
  );
  expect(Math.max(...ends)).toBe(HTML5_MOTION_S);
  expect(page).not.toContain('infinite');
});

test('has smaller pictures if it would be too large, and is left out if that does not help', async () => {
  const { pixels, width, height } = drawSample(1_400, 1_000);
  const noise = Buffer.from(pixels.map((value, at) => (value + ((at * 2_654_435_761) >>> 26)) & 255));
  const picture = await sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const large = svgOf(`data:image/jpeg;base64,${picture.toString('base64')}`);
  expect(large.length).toBeGreaterThan(2 * HTML5_MAX_BYTES);
  const page = (await writeHtml5Ad(large, AD, { signal }))!;
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(HTML5_MAX_BYTES);
  expect(page).toContain('data:image/jpeg;base64,');
  const text = `<g id="headline"><text>${'x'.repeat(HTML5_MAX_BYTES)}</text></g>`;
  expect(await writeHtml5Ad(`<svg>${text}</svg>`, AD, { signal })).toBeNull();
  const gone = AbortSignal.abort(new Error('gone'));
  await expect(writeHtml5Ad(large, AD, { signal: gone })).rejects.toThrow('gone');
});

test('moves layers that ads have', async () => {
  const composer = createBuiltinAdComposer();
  const { pixels, width, height } = drawSample(600, 500);
  const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const picture = { bytes, contentType: 'image/png', width, height, hasAlpha: false } as const;
  const compose = async (layout: AdLayoutId, hasLogo: boolean) => {
    const { svg } = await composer.compose({
      width: 600,
      height: 1_200,
      layout,
      texts: {
        headline: 'Coffee',
        callout: 'from €12',
        description: 'Roasted on Monday.',
        cta: 'Shop now',
        brandName: 'Fox',
      },
      ...(layout !== 'type' && { picture }),
      brand: { colors: [], fontClass: 'sans', ...(hasLogo && { logo: { ...picture, tone: 'dark' } }) },
      direction: 'ltr',
      safeArea: { top: 0, right: 0, bottom: 0, left: 0 },
      minimumTextSize: 10,
    });
    return svg;
  };
  const ads = await Promise.all([
    compose('full-bleed', false),
    compose('card', true),
    compose('type', false),
  ]);
  const page = (await writeHtml5Ad('<svg/>', AD, { signal }))!;
  const moving = [...page.matchAll(/#([a-z]+)(?=[,{])/g)].map(([, id]) => id!);
  expect(moving).toContain('headline');
  for (const id of moving) expect(ads.join('')).toContain(`<g id="${id}"`);
});
