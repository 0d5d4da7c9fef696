import type { MadePicture } from '../make-picture.ts';
import type { Answer, Ask, ReceivedRequest } from '../protocol.ts';
import { bytesOfFile } from '../read-form.ts';
import { numberOf, sizeOf, textOf } from '../read-request.ts';

/** `POST /images/generations` (JSON), `POST /images/edits` (a form), `GET /models`. */
export async function readImageAsk({ method, path, json, form }: ReceivedRequest): Promise<Ask | undefined> {
  if (method === 'GET' && path === '/models') return { kind: 'models' };
  if (method !== 'POST') return undefined;
  if (path === '/images/generations')
    return {
      kind: 'image',
      model: textOf(json.model),
      prompt: textOf(json.prompt),
      count: numberOf(json.n, 1),
      ...sizeOf(textOf(json.size)),
      references: [],
    };
  if (path !== '/images/edits' || !form) return undefined;
  const [mask] = await bytesOfFile(form, 'mask');
  return {
    kind: 'image',
    model: textOf(form.get('model')),
    prompt: textOf(form.get('prompt')),
    count: numberOf(form.get('n'), 1),
    ...sizeOf(textOf(form.get('size'))),
    references: [...(await bytesOfFile(form, 'image')), ...(await bytesOfFile(form, 'image[]'))],
    mask,
  };
}

/** @param recorded the answer as published, with one picture, the template of all */
export function deliverImages(
  recorded: { data: readonly Record<string, unknown>[] },
  pictures: readonly MadePicture[],
): Answer {
  const data = pictures.map(({ bytes }) => ({
    ...recorded.data[0],
    b64_json: Buffer.from(bytes).toString('base64'),
  }));
  return { body: { ...recorded, data } };
}
