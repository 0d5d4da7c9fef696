import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { APICallError, type ImageModelV4File } from '@ai-sdk/provider';
import sharp from 'sharp';
import { z } from 'zod';
import { ProviderError } from '#platform/errors/provider-error';
import { parseJson, requestJson } from '../../model-providers/calls/request-json.ts';
import type { OpenImageModel, WatchedCall } from '../../model-providers/provider.ts';
import { readExecution } from './read-execution.ts';
import { type Graph, nameOf, type Role, unusable, type Workflow } from './read-workflow.ts';
import { watchExecution } from './watch-execution.ts';

export interface ComfyuiOptions {
  /** Without a trailing slash. */
  url: string;
  headers: Readonly<Record<string, string>>;
  workflow: Workflow;
  fetch: typeof globalThis.fetch;
}

/** Strength of the change: masked areas are repainted; without a mask the composition is kept; without a picture all is new. */
const STRENGTH = { masked: 0.9, whole: 0.65, new: 1 };
/** A prompt waits for a result that its socket may have told of. */
const POLL_MS = { least: 100, most: 1_000 };
/** Polls after which a prompt that is neither queued nor finished counts as lost. */
const LOST_AFTER = 3;
const CLEANUP_MS = 5_000;
const GRAY = { r: 128, g: 128, b: 128 };

const accepted = z.looseObject({ prompt_id: z.string() });
const uploaded = z.looseObject({ name: z.string(), subfolder: z.string().default('') });
const queue = z.looseObject({
  queue_running: z.array(z.unknown()),
  queue_pending: z.array(z.unknown()),
});

/** ComfyUI's API: a workflow with this request's values, from the queue to the picture. */
export function createComfyuiModel(modelId: string, options: ComfyuiOptions): OpenImageModel {
  return {
    specificationVersion: 'v4',
    provider: 'comfyui.image',
    modelId,
    maxImagesPerCall: 1,
    supportsFileInputs: true,
    supportsMaskInputs: true,
    takesNegative: options.workflow.places.negative !== undefined,
    async doGenerate(call: WatchedCall) {
      const signal = call.abortSignal ?? new AbortController().signal;
      const prompt = await fillIn(options, call, signal);
      const images = await execute(options, { prompt, signal, watch: call.watch ?? {} });
      return {
        images: images.slice(0, call.n),
        warnings: call.aspectRatio ? [{ type: 'unsupported', feature: 'aspectRatio' }] : [],
        response: { timestamp: new Date(), modelId, headers: undefined },
      };
    },
  };
}

/** The workflow with the values of a call. Its pictures are uploaded first. */
async function fillIn(options: ComfyuiOptions, call: WatchedCall, signal: AbortSignal): Promise<Graph> {
  const { graph, places } = options.workflow;
  const filled = structuredClone(graph);
  const put = (role: Role, value: unknown) => {
    for (const { node, input } of places[role] ?? []) filled[node]!.inputs[input] = value;
  };
  const [width = 1_024, height = 1_024] = call.size?.split('x').map(Number) ?? [];
  put('prompt', call.prompt ?? '');
  // The workflow's own words for everything that is never wanted stay.
  for (const { node, input } of (call.negativePrompt && places.negative) || [])
    filled[node]!.inputs[input] = [call.negativePrompt, filled[node]!.inputs[input]]
      .filter(Boolean)
      .join(', ');
  put('width', width);
  put('height', height);
  if (call.seed !== undefined) put('seed', call.seed);
  const picture = call.files?.[0];
  if (places.picture) {
    if (!picture && !places.strength)
      throw new ProviderError('rejected', 'This workflow changes pictures, and none was given', {
        failure: { code: 'pictureNeeded' },
      });
    const bytes = picture ? bytesOf(picture) : await grayPng(width, height);
    put('picture', await upload(options, bytes, signal));
    put('strength', picture ? (call.mask ? STRENGTH.masked : STRENGTH.whole) : STRENGTH.new);
  }
  if (places.mask) {
    const mask = call.mask ? await lumaMask(bytesOf(call.mask)) : await whitePng(width, height);
    put('mask', await upload(options, mask, signal));
  }
  return filled;
}

/** @returns the file's name for a node. The server empties its folder for such files when it starts. */
async function upload(
  { url, headers, fetch }: ComfyuiOptions,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${randomUUID()}.png`);
  form.append('type', 'temp');
  form.append('subfolder', 'framewright');
  const send: typeof fetch = (address, init) =>
    fetch(address, { ...init, method: 'POST', body: form, headers });
  const { value } = await requestJson(send, { url: `${url}/upload/image`, signal, schema: uploaded });
  return `${value.subfolder ? `${value.subfolder}/` : ''}${value.name} [temp]`;
}

async function execute(
  options: ComfyuiOptions,
  { prompt, signal, watch }: { prompt: Graph; signal: AbortSignal; watch: NonNullable<WatchedCall['watch']> },
): Promise<Uint8Array[]> {
  const { url, headers, fetch, workflow } = options;
  const clientId = randomUUID();
  const execution = watchExecution(url, { clientId, headers, watch });
  try {
    const { value } = await requestJson(fetch, {
      url: `${url}/prompt`,
      headers,
      body: { prompt, client_id: clientId },
      // Only its answer tells by which id it can be taken out of the queue again.
      signal: abortedLater(signal),
      schema: accepted,
    }).catch((error: unknown) => {
      throw explainNodeErrors(error, prompt);
    });
    const { prompt_id: id } = value;
    try {
      const files = await untilExecuted(options, { id, signal, nextEnd: execution.nextEnd });
      const chosen = files.filter(
        ({ node }) => workflow.results.length === 0 || workflow.results.includes(node),
      );
      return await Promise.all(chosen.map(({ file }) => download(options, file, signal)));
    } catch (error) {
      // Another server may take it up, so it must not go on here.
      void cancel(options, id);
      throw error;
    }
  } finally {
    execution.close();
  }
}

/** A signal that follows another after the time for cleaning up. */
function abortedLater(signal: AbortSignal): AbortSignal {
  const later = new AbortController();
  const abort = () => later.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', () => setTimeout(abort, CLEANUP_MS).unref(), { once: true });
  return later.signal;
}

async function untilExecuted(
  options: ComfyuiOptions,
  { id, signal, nextEnd }: { id: string; signal: AbortSignal; nextEnd(): Promise<void> },
) {
  const { url, headers, fetch, workflow } = options;
  let absent = 0;
  for (let waitMs = POLL_MS.least; ; waitMs = Math.min(waitMs * 2, POLL_MS.most)) {
    const ended = nextEnd();
    const { value } = await requestJson(fetch, {
      url: `${url}/history/${encodeURIComponent(id)}`,
      headers,
      signal,
      schema: z.record(z.string(), z.unknown()),
    });
    const [entry] = Object.values(value);
    if (entry !== undefined) return readExecution(entry, workflow.graph);
    absent = (await isQueued(options, id, signal)) === false ? absent + 1 : 0;
    if (absent >= LOST_AFTER)
      throw new APICallError({
        message: 'The server has restarted and lost the request',
        url,
        requestBodyValues: {},
        statusCode: 503,
      });
    await Promise.race([delay(waitMs, undefined, { signal }), ended]);
  }
}

/** Whether the server still has the request; undefined if it does not say. */
async function isQueued(
  { url, headers, fetch }: ComfyuiOptions,
  id: string,
  signal: AbortSignal,
): Promise<boolean | undefined> {
  try {
    const { value } = await requestJson(fetch, { url: `${url}/queue`, headers, signal, schema: queue });
    return hasItem(value.queue_running, id) || hasItem(value.queue_pending, id);
  } catch (error) {
    signal.throwIfAborted();
    if (APICallError.isInstance(error) && error.statusCode !== undefined) return undefined;
    throw error;
  }
}

/** An item is a number, its id, and more. */
const hasItem = (items: readonly unknown[], id: string) =>
  items.some((item) => Array.isArray(item) && item[1] === id);

/** Takes a request out of the queue. It is interrupted only while it runs: old servers interrupt whatever does. */
async function cancel({ url, headers, fetch }: ComfyuiOptions, id: string): Promise<void> {
  const signal = AbortSignal.timeout(CLEANUP_MS);
  const post = (path: string, body: unknown) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
  try {
    await post('/queue', { delete: [id] });
    const { value } = await requestJson(fetch, { url: `${url}/queue`, headers, signal, schema: queue });
    if (hasItem(value.queue_running, id)) await post('/interrupt', { prompt_id: id });
  } catch {
    // The server is gone, and the request with it.
  }
}

async function download(
  { url, headers, fetch }: ComfyuiOptions,
  file: { filename: string; subfolder: string; type: string },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const address = `${url}/view?${new URLSearchParams(file)}`;
  const response = await fetch(address, { headers, signal });
  if (response.ok) return new Uint8Array(await response.arrayBuffer());
  throw new APICallError({
    message: 'The picture cannot be read from the server',
    url: address,
    requestBodyValues: {},
    statusCode: response.status,
  });
}

const nodeErrors = z.looseObject({
  node_errors: z.record(
    z.string(),
    z.looseObject({
      errors: z.array(
        z.looseObject({ type: z.string(), message: z.string(), details: z.string().default('') }),
      ),
    }),
  ),
});

/** A workflow that the server refuses, with the node's name. Models that it lacks are the operator's to install. */
function explainNodeErrors(error: unknown, prompt: Graph): unknown {
  if (!APICallError.isInstance(error) || error.statusCode !== 400) return error;
  const { data } = nodeErrors.safeParse(parseJson(error.responseBody ?? ''));
  const [first] = Object.entries(data?.node_errors ?? {});
  const problem = first?.[1].errors[0];
  if (!first || !problem) return error;
  const message = `${nameOf(prompt, first[0])}: ${problem.message}${problem.details ? ` (${problem.details})` : ''}`;
  if (problem.type === 'value_not_in_list') return unusable(message);
  const { url, statusCode, responseBody = '' } = error;
  return new APICallError({ message, url, requestBodyValues: {}, statusCode, responseBody });
}

function bytesOf(file: ImageModelV4File): Uint8Array {
  if (file.type === 'url') throw new TypeError('A picture must be given, not its address');
  return typeof file.data === 'string' ? Buffer.from(file.data, 'base64') : file.data;
}

const plainPng = (width: number, height: number, background: typeof GRAY) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const grayPng = (width: number, height: number) => plainPng(width, height, GRAY);
const whitePng = (width: number, height: number) => plainPng(width, height, { r: 255, g: 255, b: 255 });

/** White where the model paints: in a mask with alpha, transparent areas are painted, as in OpenAI's API. */
async function lumaMask(mask: Uint8Array): Promise<Buffer> {
  const picture = sharp(mask);
  const { hasAlpha } = await picture.metadata();
  const luma = hasAlpha ? picture.extractChannel('alpha').negate() : picture.greyscale();
  return await luma.toColourspace('b-w').png().toBuffer();
}
