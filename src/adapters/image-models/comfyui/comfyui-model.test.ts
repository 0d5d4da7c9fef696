import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHostedImageModel } from '#adapters/image-models/ai-sdk/hosted-image-model';
import { createHostedModels } from '#adapters/model-providers/hosted-models';
import type { GenerateOptions, ImageRequest } from '#ports/image-model';
import { type ComfyuiServer, startComfyuiServer } from '#testing/comfyui-server';
import { readWorkflow } from './read-workflow.ts';

const REQUEST: ImageRequest = { prompt: 'a red boat', width: 512, height: 512, seed: 7 };

let server: ComfyuiServer;
let folder: string;
beforeEach(async () => {
  server = await startComfyuiServer({ nodes: ['CheckpointLoaderSimple', 'LoadImage'] });
  folder = await mkdtemp(join(tmpdir(), 'framewright-workflows-'));
});
afterEach(async () => {
  server.kill();
  await rm(folder, { recursive: true });
});

function open(id = 'comfyui/text-to-picture', values: Record<string, string> = {}) {
  const hosted = createHostedModels({
    settings: { comfyui: { baseUrl: server.url, ...values } },
    callTimeoutS: 60,
    journal: { begin: async () => '1', end: async () => undefined },
    onJournalFailure: () => undefined,
  });
  const model = createHostedImageModel({
    id,
    hosted,
    purpose: 'generation',
    safety: 'standard',
    usdPerImage: undefined,
  });
  const generate = (request: Partial<ImageRequest> = {}, options: Partial<GenerateOptions> = {}) =>
    model.generate({ ...REQUEST, ...request }, { signal: new AbortController().signal, ...options });
  return { hosted, generate };
}

const untilPainted = () => expect.poll(() => server.queued()).toBe(1);

describe('a picture that is being made', () => {
  test('tells its progress, and shows itself', async () => {
    server.hold();
    const told: number[] = [];
    const previews: number[] = [];
    const made = open().generate(
      {},
      {
        onProgress: (part) => told.push(Math.round(part * 100)),
        onPreview: ({ width }) => previews.push(width),
      },
    );
    await untilPainted();
    const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    await expect
      .poll(() => {
        server.tell('progress', { value: 10, max: 20, node: '5' });
        server.preview(jpeg);
        return previews;
      })
      .toContain(64);
    expect(told).toContain(50);
    server.tell('progress', { value: 5, max: 20, node: '5' });
    server.release();
    await made;
    expect(told.at(-1)).toBe(50);
  });

  test('leaves the queue when it is canceled, and is interrupted if it runs', async () => {
    server.hold();
    const [first, second] = [new AbortController(), new AbortController()];
    const one = open().generate({}, { signal: first.signal });
    await untilPainted();
    const other = open().generate({}, { signal: second.signal });
    await expect.poll(() => server.queued()).toBe(2);
    second.abort(new Error('enough'));
    await expect(other).rejects.toThrow('enough');
    await expect.poll(() => server.queued()).toBe(1);
    expect(server.interrupted).toEqual([]);
    first.abort(new Error('enough'));
    await expect(one).rejects.toThrow('enough');
    await expect.poll(() => server.interrupted).toEqual([server.accepted[0]]);
  });

  test('is begun again when the server has lost it in a restart', async () => {
    server.hold();
    const made = open().generate();
    await untilPainted();
    server.forget();
    server.release();
    await made;
    expect(server.accepted).toHaveLength(2);
    expect(server.finished).toEqual([server.accepted[1]]);
  });

  test('fails with the name of the node', async () => {
    server.hold();
    const made = open().generate();
    for (const _ of [1, 2, 3]) {
      await untilPainted();
      server.fail('5', 'CUDA out of memory');
    }
    await expect(made).rejects.toMatchObject({
      kind: 'transient',
      message: expect.stringContaining('node 5 (KSampler, “Seed”): Error CUDA out of memory'),
    });
  });
});

describe('things that must not be shown', () => {
  const asked = { negativePrompt: 'people, cars' };
  const textsOf = (index: number) =>
    ['2', '3'].map((id) => server.workflows[index]?.[id]?.inputs.text as string);

  test('go to the node for them, before the workflow’s own, and not into the prompt', async () => {
    await open().generate(asked);
    await open('comfyui/edit').generate({ ...asked, prompt: 'a blue boat' });
    await open().generate();
    const own = 'blurry, deformed, watermark, text';
    expect(textsOf(0)).toEqual([expect.not.stringContaining('people'), `people, cars, ${own}`]);
    expect(textsOf(1)).toEqual([expect.not.stringContaining('people'), `people, cars, ${own}`]);
    expect(textsOf(2)[1]).toBe(own);
  });

  test('go into the prompt where the workflow has no such node', async () => {
    const graph = JSON.parse(
      await readFile(new URL('./workflows/text-to-picture.json', import.meta.url), 'utf8'),
    ) as Record<string, { _meta: { title: string } }>;
    graph[3]!._meta.title = 'Never wanted';
    await writeFile(join(folder, 'plain.json'), JSON.stringify(graph));
    await open('comfyui/plain', { workflows: folder }).generate(asked);
    expect(textsOf(0)).toEqual([
      expect.stringContaining('Show none of this: people, cars'),
      'blurry, deformed, watermark, text',
    ]);
  });

  test('go to the same node of any server of a pool', async () => {
    const other = await startComfyuiServer();
    await open('comfyui/text-to-picture', { baseUrl: `${server.url},${other.url}` }).generate(asked);
    const [workflow] = [...server.workflows, ...other.workflows];
    expect(workflow![3]!.inputs.text).toMatch(/^people, cars, /);
    other.kill();
  });
});

test('a workflow that enlarges asks for a picture', async () => {
  await expect(open('comfyui/upscale').generate()).rejects.toMatchObject({
    kind: 'rejected',
    failure: { code: 'pictureNeeded' },
  });
});

describe('a workflow is checked', () => {
  const write = (name: string, value: unknown) =>
    writeFile(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  const own = async () =>
    JSON.parse(
      await readFile(new URL('./workflows/text-to-picture.json', import.meta.url), 'utf8'),
    ) as Record<string, { _meta: { title: string }; inputs: Record<string, unknown> }>;

  test.each(['text-to-picture', 'edit', 'upscale'])('%s, which comes along, is right', async (name) => {
    const { places, results } = await readWorkflow(undefined, name);
    expect(results).toHaveLength(1);
    expect(places.picture !== undefined).toBe(name !== 'text-to-picture');
    expect(places.negative !== undefined).toBe(name !== 'upscale');
  });

  test('with words that name the node', async () => {
    const graph = await own();
    const cases: [string, unknown, RegExp][] = [
      ['broken', '{', /is no JSON/],
      ['editor', { nodes: [], links: [] }, /not in ComfyUI's API format. Export it/],
      [
        'link',
        { ...graph, 6: { ...graph[6], inputs: { samples: ['99', 0], vae: ['1', 2] } } },
        /node 6 \(VAEDecode, “Decode”\): its input samples comes from node 99/,
      ],
      ['titles', { 7: graph[7] }, /its input images comes from node 6/],
      ['nothing', { 1: graph[1] }, /no node is titled Prompt or Picture/],
      [
        'no-input',
        { ...graph, 1: { ...graph[1], _meta: { title: 'Prompt' } } },
        /node 1 \(CheckpointLoaderSimple, “Prompt”\) has no input for prompt \(text, .*it has ckpt_name/,
      ],
      [
        'linked',
        { ...graph, 2: { ...graph[2], inputs: { text: ['3', 0], clip: ['1', 1] } } },
        /node 2 .* its input text comes from another node. Title that one Prompt instead/,
      ],
      ['portrait-edit', graph, /its name says that it takes a picture, but no node is titled Picture/],
    ];
    for (const [name, value, message] of cases) {
      await write(`${name}.json`, value);
      await expect(readWorkflow(folder, name)).rejects.toMatchObject({
        kind: 'misconfigured',
        message: expect.stringMatching(message),
      });
    }
    for (const name of ['absent', '../edit', ''])
      await expect(readWorkflow(folder, name)).rejects.toMatchObject({ kind: 'misconfigured' });
  });

  test('takes the places of an entry beside it before those of titles', async () => {
    const graph = await own();
    await write('flow.json', graph);
    await write('flow.inputs.json', { prompt: ['3.text'], seed: '5.steps' });
    const { places } = await readWorkflow(folder, 'flow');
    expect(places.prompt).toEqual([{ node: '3', input: 'text' }]);
    expect(places.seed).toEqual([{ node: '5', input: 'steps' }]);
    expect(places.width).toEqual([{ node: '4', input: 'width' }]);
    for (const [entries, message] of [
      [{ prompt: '99.text' }, /there is no node 99/],
      [{ prompt: '3.words' }, /node 3 .* has no input words; it has text, clip/],
      [{ mood: '3.text' }, /must map prompt, negative, seed/],
    ] as const) {
      await write('flow.inputs.json', entries);
      await expect(readWorkflow(folder, 'flow')).rejects.toThrow(message);
    }
  });

  test('against the nodes of the server, at the start', async () => {
    const { hosted } = open();
    await expect(hosted.check('comfyui/text-to-picture', new AbortController().signal)).rejects.toMatchObject(
      {
        kind: 'misconfigured',
        message: expect.stringMatching(/node 2 \(CLIPTextEncode, “Prompt”\) is not installed on http/),
      },
    );
  });
});
