import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import type { Clock } from './calls/clock.ts';
import type { OpenProvider } from './provider.ts';

export interface PoolOptions {
  clock: Clock;
  /** Whether an error says that the server as a whole is failing. */
  isOutage(error: unknown): boolean;
}

/** A failing server is left alone for so long, and for twice as long each time. */
const REST_MS = { first: 5_000, longest: 120_000 };
/** How old a server's own count of its queue may be, and how long it may take to tell. */
const LOAD_MS = 500;
const LOAD_LIMIT_MS = 2_000;
/** In pictures: an idle server comes first, also if it must load the model. */
const LOADING_COST = 0.5;

interface Server {
  opened: OpenProvider;
  /** Calls of this process. */
  running: number;
  /** Calls of others in its queue, when it last told. */
  others: number;
  /** The model that it has served last. */
  loaded: string | undefined;
  told: { at: number; telling: Promise<void> } | undefined;
  restsUntil: number;
  restMs: number;
}

/**
 * Several servers of one kind as one: the least busy gets the next call, one with the model loaded before another. What a
 * dying server leaves undone goes to the next; it is left alone for a while, and then taken back.
 */
export function openPool(opened: readonly OpenProvider[], { clock, isOutage }: PoolOptions): OpenProvider {
  const servers: Server[] = opened.map((one) => ({
    opened: one,
    running: 0,
    others: 0,
    loaded: undefined,
    told: undefined,
    restsUntil: 0,
    restMs: REST_MS.first,
  }));

  /** Has a server do the work, and the next if it fails. */
  async function run<T>(
    modelId: string,
    signal: AbortSignal | undefined,
    work: (place: number) => PromiseLike<T>,
  ): Promise<T> {
    const tried = new Set<Server>();
    for (;;) {
      const server = await choose(modelId, tried);
      signal?.throwIfAborted();
      tried.add(server);
      server.running += 1;
      try {
        const result = await work(servers.indexOf(server));
        server.loaded = modelId;
        server.restMs = REST_MS.first;
        return result;
      } catch (error) {
        if (signal?.aborted || !isOutage(error)) throw error;
        rest(server);
        if (tried.size === servers.length) throw error;
      } finally {
        server.running -= 1;
      }
    }
  }

  /** The best server that was not tried; a resting one only if there is no other. */
  async function choose(modelId: string, tried: ReadonlySet<Server>): Promise<Server> {
    const left = servers.filter((server) => !tried.has(server));
    const isAwake = ({ restsUntil }: Server) => restsUntil <= clock.now();
    await Promise.all(left.filter(isAwake).map(ask));
    const awake = left.filter(isAwake);
    const costOf = ({ running, others, loaded }: Server) =>
      running + others + (loaded === modelId ? 0 : LOADING_COST);
    const sorted = (awake.length > 0 ? awake : left).toSorted((one, other) => costOf(one) - costOf(other));
    return sorted[0]!;
  }

  /** Asks a server for its queue, unless it told a moment ago. One that does not answer rests. */
  async function ask(server: Server): Promise<void> {
    const { load } = server.opened;
    if (!load) return;
    if (!server.told || clock.now() - server.told.at > LOAD_MS) {
      const own = server.running;
      const limit = AbortSignal.timeout(LOAD_LIMIT_MS);
      const telling = load({ signal: limit })
        .then((queued) => {
          server.others = Math.max(0, queued - own);
        })
        .catch(() => rest(server));
      server.told = { at: clock.now(), telling };
    }
    await server.told.telling;
  }

  function rest(server: Server): void {
    if (server.restsUntil > clock.now()) return;
    server.restsUntil = clock.now() + server.restMs;
    server.restMs = Math.min(server.restMs * 2, REST_MS.longest);
    server.told = undefined;
    server.loaded = undefined;
  }

  const [first] = opened;
  return {
    ...(first?.image && {
      async image(modelId: string): Promise<ImageModelV4> {
        const models = await Promise.all(opened.map((one) => one.image!(modelId)));
        const doGenerate: ImageModelV4['doGenerate'] = (options) =>
          run(modelId, options.abortSignal, (place) => models[place]!.doGenerate(options));
        return Object.create(models[0]!, { doGenerate: { value: doGenerate } }) as ImageModelV4;
      },
    }),
    ...(first?.language && {
      language(modelId: string): LanguageModelV4 {
        const models = opened.map((one) => one.language!(modelId));
        const doGenerate: LanguageModelV4['doGenerate'] = (options) =>
          run(modelId, options.abortSignal, (place) => models[place]!.doGenerate(options));
        const doStream: LanguageModelV4['doStream'] = (options) =>
          run(modelId, options.abortSignal, (place) => models[place]!.doStream(options));
        return Object.create(models[0]!, {
          doGenerate: { value: doGenerate },
          doStream: { value: doStream },
        }) as LanguageModelV4;
      },
    }),
    ...(first?.check && {
      /** One server suffices; the others are tried when they are needed. */
      async check(options: { signal: AbortSignal; modelId: string }): Promise<void> {
        const results = await Promise.allSettled(opened.map((one) => one.check!(options)));
        const failed = results.filter((result) => result.status === 'rejected');
        // The operator must hear a server that answers, but refuses the workflow.
        const own = failed.find(({ reason }) => !isOutage(reason));
        if (own) throw own.reason;
        if (failed.length === results.length) throw failed[0]!.reason;
      },
    }),
  };
}
