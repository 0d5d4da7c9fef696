import fixture from '../fixtures/deepinfra.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readBearer } from '../read-key.ts';
import { numberOf, sizeOfRatio, textOf } from '../read-request.ts';
import { readChatAsk, writeChat } from './openai-chat.ts';
import { deliverImages, readImageAsk } from './openai-images.ts';

/** `POST /inference/{model}` for pictures from a prompt alone; OpenAI's protocol below `/openai` for the rest. */
export const deepinfra: Protocol = {
  name: 'deepinfra',
  base: '/v1',
  fixture,
  imageModels: ['black-forest-labs/FLUX-1-schnell', 'black-forest-labs/FLUX.1-Kontext-dev'],
  readKey: readBearer,
  async read(request) {
    const { method, path, json } = request;
    const likeOpenai = { ...request, path: path.replace(/^\/openai/, '') };
    const [, model] = /^\/inference\/([\w-]+\/[\w.-]+)$/.exec(path) ?? [];
    if (method !== 'POST' || !model) return (await readImageAsk(likeOpenai)) ?? readChatAsk(likeOpenai);
    const ratio = sizeOfRatio(textOf(json.aspect_ratio));
    return {
      kind: 'image',
      model,
      prompt: textOf(json.prompt),
      count: numberOf(json.num_images, 1),
      width: numberOf(json.width, ratio.width),
      height: numberOf(json.height, ratio.height),
      seed: json.seed as number | undefined,
      references: [],
    };
  },
  deliver(ask, pictures) {
    if (ask.references.length > 0) return deliverImages(fixture.edit, pictures);
    const images = pictures.map(
      ({ bytes, mediaType }) => `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`,
    );
    return { body: { ...fixture.image, images } };
  },
  write: (ask, text) => writeChat(fixture.text, ask, text),
};
