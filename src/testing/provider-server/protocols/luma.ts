import fixture from '../fixtures/luma.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readBearer } from '../read-key.ts';
import { sizeOfRatio, textOf } from '../read-request.ts';

const { queued, dreaming, completed } = fixture.image;
const GENERATIONS = '/dream-machine/v1/generations';

/** `POST …/generations/image`, then `GET …/generations/{id}` until it is completed, then the picture from its address. */
export const luma: Protocol = {
  name: 'luma',
  base: '',
  fixture,
  imageModels: ['photon-1'],
  format: 'jpeg',
  isPolled: true,
  keepsPictures: true,
  readKey: readBearer,
  read({ method, path, json }) {
    if (method === 'GET' && path === '/dream-machine/v1/credits') return { kind: 'models' };
    if (method === 'GET' && path.startsWith(`${GENERATIONS}/`))
      return { kind: 'poll', id: path.slice(GENERATIONS.length + 1) };
    if (method !== 'POST' || path !== `${GENERATIONS}/image`) return undefined;
    return {
      kind: 'image',
      model: textOf(json.model),
      prompt: textOf(json.prompt),
      count: 1,
      ...sizeOfRatio(textOf(json.aspect_ratio)),
      references: [],
    };
  },
  deliver({ model }, [picture], { keep, later }, isLate) {
    const assets = picture ? { ...completed.assets, image: keep(picture) } : null;
    const id = later([
      ...(isLate ? [{ body: { ...dreaming, model } }] : []),
      { body: { ...completed, model, assets } },
    ]);
    return { status: 201, body: { ...queued, model, id } };
  },
  refuse({ model }, { later }) {
    return { status: 201, body: { ...queued, model, id: later([{ body: fixture.errors.refusal.body }]) } };
  },
};
