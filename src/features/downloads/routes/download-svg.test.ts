import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EXAMPLE_ASSETS } from '#features/assets/content/example-assets';
import { createPicture } from '#testing/picture-factories';
import { studio } from '#testing/studios';
import { startTestApp, type TestApp } from '#testing/test-app';
import { imageFileOptions } from '../contract/image-files.ts';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(() => site.close());

const SIZE = { width: 320, height: 240 };
const CHEF = 'a chef with glasses in a kitchen';

/** A picture that the studio engine painted, with changed details. */
async function paint({
  prompt = CHEF,
  changes = {},
  ...rest
}: {
  prompt?: string;
  changes?: object;
  productId?: string;
} = {}) {
  const { pixels, scene } = await studio.render({ ...SIZE, prompt, seed: 4 });
  const picture = await createPicture(site, {
    image: { ...SIZE, pixels },
    details: { ...scene, ...changes },
    digitalSourceType: 'algorithmicMedia',
    ...rest,
  });
  return { ...picture, pixels };
}

const download = (imageUrl: string) =>
  fetch(`${site.origin}/api/download-svg`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ imageUrl, generationId: 'g1' }),
  });

async function offersSvg(imageUrl: string): Promise<boolean> {
  const answer = await fetch(`${site.origin}/api/image-files?imageUrl=${encodeURIComponent(imageUrl)}`);
  return imageFileOptions.parse(await answer.json()).hasSvg;
}

test('an illustration is drawn again as signed layers that look like it and keep its prompt to themselves', async () => {
  const { url, pixels } = await paint();
  expect(await offersSvg(url)).toBe(true);
  const answer = await download(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="framewright-g1.svg"');
  expect(answer.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  const file = Buffer.from(await answer.arrayBuffer());
  const svg = file.toString();
  expect(svg.match(/inkscape:label="[^"]*"/g)).toEqual(['inkscape:label="Place"', 'inkscape:label="People"']);
  expect(svg).not.toMatch(/<(script|text|image|foreignObject)|href=|chef|kitchen/);
  const drawn = await sharp(file).flatten().removeAlpha().raw().toBuffer();
  const sum = pixels.reduce((total, value, at) => total + Math.abs(value - drawn[at]!), 0);
  expect(sum / pixels.length / 255).toBeLessThan(0.01);
  expect(svg).toContain('digitalsourcetype/algorithmicMedia');
  const digitalSourceType = 'algorithmicMedia';
  expect(await site.provenance.read(file, 'image/svg+xml')).toMatchObject({
    isIntact: true,
    digitalSourceType,
  });
});

test.each([
  ['of another kind', { prompt: 'calm sea' }, 'Only flat illustrations can be saved as SVG'],
  [
    'with an uploaded picture',
    { productId: EXAMPLE_ASSETS[0]!.id },
    'Only flat illustrations can be saved as SVG',
  ],
  [
    'of an earlier engine',
    { changes: { engineVersion: '0.9.0' } },
    'An earlier version of the studio engine painted this picture, so it cannot be drawn as SVG. Make it again first.',
  ],
  [
    'of another model',
    { changes: { recipe: undefined } },
    'Only pictures that the studio engine painted can be saved as SVG',
  ],
])('a picture %s has none, and says why', async (_what, options, error) => {
  const { url } = await paint(options);
  expect(await offersSvg(url)).toBe(false);
  const answer = await download(url);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'no_svg', error });
});

test('an unknown picture is 404, and an address elsewhere is refused', async () => {
  expect((await download(`/images/${'0'.repeat(32)}.png`)).status).toBe(404);
  expect((await download('https://elsewhere.example/a.png')).status).toBe(400);
});
