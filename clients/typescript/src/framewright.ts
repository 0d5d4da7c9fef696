import { FramewrightError } from './framewright-error.js';
import { type Client, createClient, createConfig } from './generated/client/index.js';
import * as api from './generated/sdk.gen.js';
import type {
  CreateEditData,
  CreateGenerationData,
  EnlargeImageResponse,
  FindGenerationResponse,
  MakeAdsData,
  MakeAdsResponse,
  RefineImageData,
} from './generated/types.gen.js';
import { readEvents } from './read-events.js';

type Generation = FindGenerationResponse;
export type AdsRequest = MakeAdsData['body'];
type MadeAds = Extract<MakeAdsResponse, { status: 'made' }>;

/** Of a call that waits. */
export interface WaitOptions {
  /** Called with the finished part, 0 to 1, whenever it has changed. */
  onProgress?: (part: number) => void;
  /** Ends the waiting. */
  signal?: AbortSignal;
}

/** Of a call that makes something; aborting it cancels what is being made, if that is free. */
export interface Options extends WaitOptions {
  /** A repeat with the same key gets the first answer and costs nothing; a new one by default. */
  idempotencyKey?: string;
}

export interface PaintRequest {
  prompt: string;
  model?: string;
  /** Width x height in pixels; `auto` by default. */
  size?: string;
}

/** A picture while it is made, and the finished one. */
export interface Painted {
  isFinished: boolean;
  /** A PNG. */
  bytes: Uint8Array;
}

/** Repeats of a call that the site could not take. */
const MOST_RETRIES = 5;
const POLL_MS = 500;
const LONGEST_POLL_MS = 3_000;
/** A refusal for longer, such as until the next day, is thrown. */
const LONGEST_RETRY_MS = 60_000;

/** A Framewright site, and a key of the account page. */
export class Framewright {
  /** For the functions of `api`: `api.listCollections({ client: framewright.http })`. */
  readonly http: Client;
  readonly #address: string;
  readonly #key: string;
  readonly #fetch: typeof fetch;

  constructor(site: { address: string; key: string; fetch?: typeof fetch }) {
    this.#address = site.address.replace(/\/$/, '');
    this.#key = site.key;
    this.#fetch = site.fetch ?? fetch;
    this.http = createClient(createConfig({ baseUrl: this.#address, auth: site.key, fetch: this.#fetch }));
  }

  /** Makes pictures, and waits for them. @throws FramewrightError */
  async generate(body: CreateGenerationData['body'], options: Options = {}): Promise<Generation> {
    return await this.#make(options, (headers) => api.createGeneration({ client: this.http, body, headers }));
  }

  /** Makes a new version of one of your pictures by a whole new prompt. @throws FramewrightError */
  async refine(imageId: string, body: RefineImageData['body'], options: Options = {}): Promise<Generation> {
    const path = { id: imageId };
    return await this.#make(options, (headers) =>
      api.refineImage({ client: this.http, path, body, headers }),
    );
  }

  /** Changes a part of one of your pictures. @throws FramewrightError */
  async edit(body: CreateEditData['body'], options: Options = {}): Promise<Generation> {
    return await this.#make(options, (headers) => api.createEdit({ client: this.http, body, headers }));
  }

  /** Makes a picture with a transparent background from a file. @throws FramewrightError */
  async removeBackground(image: Blob | File, options: Options = {}): Promise<Generation> {
    return await this.#make(options, (headers) =>
      api.createBackgroundRemoval({ client: this.http, body: { image: image as never }, headers }),
    );
  }

  /** Makes a file of 4,096 pixels from one of your pictures, and sends it. @throws FramewrightError */
  async enlarge(imageId: string, { onProgress, signal }: WaitOptions = {}): Promise<Uint8Array> {
    const file = await this.#until<EnlargeImageResponse>(
      (until) => api.enlargeImage({ client: this.http, path: { id: imageId }, ...until }),
      {
        isOver: ({ status }) => status !== 'making',
        onLook: ({ progress }) => onProgress?.(progress),
        signal,
      },
    );
    if (file.status === 'failed')
      throw new FramewrightError('The picture was not enlarged', { code: 'failed', status: 0 });
    const answer = await this.#fetch(`${this.#address}/api/download-image`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ imageUrl: file.imageUrl, ...(file.id && { fileId: file.id }) }),
      signal: signal ?? null,
    });
    return await bytesOf(answer);
  }

  /** Makes ads of a web page for a platform, and waits for them. @throws FramewrightError */
  async makeAds(request: AdsRequest, { signal }: Pick<WaitOptions, 'signal'> = {}): Promise<MadeAds> {
    let { address, analysisId } = request;
    const made = await this.#until<MakeAdsResponse>(
      (until) => {
        const page = analysisId === undefined ? { address } : { analysisId };
        const { address: _, analysisId: __, ...wishes } = request;
        return api.makeAds({ client: this.http, body: { ...wishes, ...page } as AdsRequest, ...until });
      },
      {
        isOver: ({ status }) => status === 'made',
        onLook: (state) => {
          if (state.status === 'analyzing') analysisId = state.analysisId;
        },
        signal,
      },
    );
    if (made.status !== 'made') throw new Error('unreachable');
    const ids = made.ads.flatMap((ad) => ('id' in ad ? [ad.id] : []));
    if (!made.ads.some((ad) => ad.status === 'making')) return made;
    const { data } = await this.#until(
      (until) => api.listAds({ client: this.http, query: { ids: ids.join(',') }, ...until }),
      { isOver: (list) => !list.data.some((ad) => ad.status === 'making'), signal },
    );
    return { ...made, ads: data };
  }

  /** Waits until a generation has ended. @throws FramewrightError `failed` if it made no picture */
  async wait(id: string, { onProgress, signal }: WaitOptions = {}): Promise<Generation> {
    let told = -1;
    for await (const generation of this.watch(id, { signal })) {
      if (generation.progress > told) onProgress?.(generation.progress);
      told = Math.max(told, generation.progress);
      if (generation.status === 'completed') return generation;
      if (generation.status === 'failed')
        throw new FramewrightError(generation.failure?.reason ?? 'No picture was made', {
          code: 'failed',
          status: 0,
          generation,
        });
    }
    throw new Error('unreachable');
  }

  /** The states of a generation, each as it changes, until it has ended. */
  async *watch(
    id: string,
    { signal }: { signal?: AbortSignal | undefined } = {},
  ): AsyncGenerator<Generation> {
    let last = '';
    for (let pause = POLL_MS; ; pause = Math.min(LONGEST_POLL_MS, pause * 1.2)) {
      const generation = await this.#read(
        (until) => api.findGeneration({ client: this.http, path: { id }, ...until }),
        signal,
      );
      const state = JSON.stringify(generation);
      if (state !== last) yield generation;
      last = state;
      if (generation.status !== 'generating') return;
      await rest(pause, signal);
    }
  }

  /** Makes a picture, and sends it as it develops: unfinished ones, then the finished one. @throws FramewrightError */
  async *paint(request: PaintRequest, { signal }: { signal?: AbortSignal } = {}): AsyncGenerator<Painted> {
    const answer = await this.#fetch(`${this.#address}/v1/images/generations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.#key}` },
      body: JSON.stringify({ ...request, n: 1, stream: true, partial_images: 3 }),
      signal: signal ?? null,
    });
    if (!answer.ok || !answer.body) throw await refusalOf(answer);
    for await (const event of readEvents(answer.body)) {
      const {
        type,
        b64_json: base64,
        error,
      } = event as { type: string; b64_json?: string; error?: OpenaiError };
      if (error) throw new FramewrightError(error.message, { code: error.code ?? 'internal', status: 0 });
      if (base64 === undefined) continue;
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      yield { isFinished: type.endsWith('.completed'), bytes };
    }
  }

  /** The file of a picture. @param url of an image of a generation */
  async download(url: string): Promise<Uint8Array> {
    return await bytesOf(await this.#fetch(url));
  }

  async #make(
    { idempotencyKey = crypto.randomUUID(), ...options }: Options,
    ask: (headers: Record<string, string>) => Promise<Answer<Generation>>,
  ): Promise<Generation> {
    const { signal } = options;
    // Not stopped on its way: its answer has the id to cancel.
    const { id } = await this.#read(() => ask({ 'Idempotency-Key': idempotencyKey }), signal);
    try {
      return await this.wait(id, options);
    } catch (error) {
      if (signal?.aborted)
        await api.cancelGeneration({ client: this.http, path: { id }, body: { maxCredits: 0 } });
      throw error;
    }
  }

  async #until<State>(
    ask: (until: Until) => Promise<Answer<State>>,
    {
      isOver,
      onLook,
      signal,
    }: { isOver(state: State): boolean; onLook?(state: State): void; signal?: AbortSignal | undefined },
  ): Promise<State> {
    for (let pause = POLL_MS; ; pause = Math.min(LONGEST_POLL_MS, pause * 1.2)) {
      const state = await this.#read(ask, signal);
      onLook?.(state);
      if (isOver(state)) return state;
      await rest(pause, signal);
    }
  }

  /** The answer to a call that may be repeated. It is, while the site cannot take it. @throws FramewrightError */
  async #read<Data>(
    ask: (until: Until) => Promise<Answer<Data>>,
    signal: AbortSignal | undefined,
  ): Promise<Data> {
    for (let retries = 0; ; retries++) {
      signal?.throwIfAborted();
      const { data, error, response } = await ask(signal ? { signal } : {});
      if (response?.ok) return data as Data;
      signal?.throwIfAborted();
      const status = response?.status ?? 0;
      const after = Number(response?.headers.get('retry-after') ?? 0) * 1_000;
      const isRefused = status !== 0 && status !== 429 && status !== 503;
      if (retries === MOST_RETRIES || isRefused || after > LONGEST_RETRY_MS) throw asError(error, status);
      await rest(after > 0 ? after : POLL_MS * 2 ** retries, signal);
    }
  }
}

/** Reaches `fetch`, so that an abort ends a request on its way. */
type Until = Pick<WaitOptions, 'signal'>;

interface Answer<Data> {
  data?: Data | undefined;
  error?: unknown;
  response?: Response | undefined;
}

interface OpenaiError {
  message: string;
  code?: string;
}

function asError(error: unknown, status: number): FramewrightError {
  if (error instanceof Error) return new FramewrightError(error.message, { code: 'unreachable', status });
  const { error: words, code, ...details } = (error ?? {}) as { error?: string; code?: string };
  return new FramewrightError(words ?? `The site answered ${status}`, {
    ...details,
    code: code ?? 'internal',
    status,
  });
}

async function bytesOf(answer: Response): Promise<Uint8Array> {
  if (!answer.ok) throw await refusalOf(answer);
  return new Uint8Array(await answer.arrayBuffer());
}

async function refusalOf(answer: Response): Promise<FramewrightError> {
  const body = (await answer.json().catch(() => ({}))) as { error?: string | OpenaiError };
  const error = typeof body.error === 'object' ? { error: body.error.message, code: body.error.code } : body;
  return asError(error, answer.status);
}

/** @throws the signal's reason */
function rest(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
