import fixture from '../fixtures/fal.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { bytesOf, numberOf, sizeOfRatio, textOf } from '../read-request.ts';

/** `POST /{application}`, which answers with addresses of pictures. */
export const fal: Protocol = {
  name: 'fal',
  base: '',
  fixture,
  imageModels: ['fal-ai/flux-2-pro', 'fal-ai/nano-banana'],
  format: 'jpeg',
  keepsPictures: true,
  readKey: ({ authorization }) => /^Key (.+)$/.exec(authorization ?? '')?.[1],
  read({ method, path, json }) {
    if (method !== 'POST' || !/^\/[\w-]+\/[\w./-]+$/.test(path)) return undefined;
    const size = json.image_size as { width?: number; height?: number } | string | undefined;
    const ratio = sizeOfRatio(textOf(json.aspect_ratio));
    const { width = ratio.width, height = ratio.height } = typeof size === 'object' ? size : ratio;
    const pictures = [json.image_url, ...((json.image_urls ?? []) as unknown[])].map(textOf);
    return {
      kind: 'image',
      model: path.slice(1),
      prompt: textOf(json.prompt),
      count: numberOf(json.num_images, 1),
      width,
      height,
      seed: json.seed as number | undefined,
      references: pictures.filter((address) => address !== '').map(bytesOf),
      mask: json.mask_url ? bytesOf(textOf(json.mask_url)) : undefined,
    };
  },
  deliver({ prompt, seed = 42 }, pictures, { keep }) {
    const images = pictures.map((picture) => ({
      url: keep(picture),
      width: picture.width,
      height: picture.height,
      content_type: picture.mediaType,
    }));
    return { body: { ...fixture.image, images, prompt, seed, has_nsfw_concepts: images.map(() => false) } };
  },
};
