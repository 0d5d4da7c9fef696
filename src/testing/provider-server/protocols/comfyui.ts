import { randomUUID } from 'node:crypto';
import fixture from '../fixtures/comfyui.json' with { type: 'json' };
import type { ImageAsk, Protocol } from '../protocol.ts';
import { bytesOfFile } from '../read-form.ts';
import { numberOf, textOf } from '../read-request.ts';

type Node = { class_type: string; _meta?: { title?: string }; inputs: Record<string, unknown> };

/** Uploaded pictures by their names. */
const uploads = new Map<string, Uint8Array>();
/** The node that saves the picture of each request. */
const results = new WeakMap<ImageAsk, string>();

/** `POST /prompt`; the picture is found in `GET /history/{prompt_id}` and read with `GET /view`. */
export const comfyui: Protocol = {
  name: 'comfyui',
  base: '',
  fixture,
  imageModels: ['text-to-picture', 'edit'],
  isPolled: true,
  keepsPictures: true,
  /** Of a proxy: ComfyUI has no keys. */
  readKey: ({ authorization }) => /^Bearer (.+)$/.exec(authorization ?? '')?.[1],
  async read({ method, path, query, json, form }) {
    const [, id] = /^\/history\/([\w-]+)$/.exec(path) ?? [];
    if (id !== undefined) return { kind: 'poll', id };
    if (path === '/view') return { kind: 'file', path: `/files/${query.get('filename')}` };
    if (path === '/system_stats') return { kind: 'models' };
    if (path === '/upload/image' && form) {
      const [bytes] = await bytesOfFile(form, 'image');
      const name = `${randomUUID()}.png`;
      uploads.set(`framewright/${name} [temp]`, bytes!);
      return { kind: 'other', answer: { body: { name, subfolder: 'framewright', type: 'temp' } } };
    }
    if (method !== 'POST' || path !== '/prompt') return undefined;
    const nodes = Object.values(json.prompt as Record<string, Node>);
    const titled = (title: string) => nodes.find(({ _meta }) => _meta?.title === title)?.inputs ?? {};
    const { width, height } = titled('Width and height');
    const picture = titled('Picture').image;
    const reference = typeof picture === 'string' ? uploads.get(picture) : undefined;
    const ask: ImageAsk = {
      kind: 'image',
      model: picture === undefined ? 'text-to-picture' : 'edit',
      prompt: textOf(titled('Prompt').text),
      count: 1,
      width: numberOf(width, 512),
      height: numberOf(height, 512),
      seed: nodes.find(({ inputs }) => 'seed' in inputs)?.inputs.seed as number | undefined,
      references: reference ? [reference] : [],
    };
    const [result = ''] = Object.entries(json.prompt as Record<string, Node>).find(
      ([, { _meta }]) => _meta?.title === 'Result',
    )!;
    results.set(ask, result);
    return ask;
  },
  deliver(ask, pictures, { keep, later }, isLate) {
    const images = pictures.map((picture) => ({
      filename: keep(picture).split('/').at(-1),
      subfolder: '',
      type: 'output',
    }));
    const done = { ...fixture.image.entry, outputs: { [results.get(ask)!]: { images } } };
    // Its key would be the id; clients ask for one entry.
    const answers = [{ body: { entry: done } }];
    const id = later(isLate ? [{ body: {} }, ...answers] : answers);
    return { body: { prompt_id: id, number: 7, node_errors: {} } };
  },
};
