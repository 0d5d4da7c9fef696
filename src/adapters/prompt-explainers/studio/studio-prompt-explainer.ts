import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import { type Caller, chooseToShed, turnKey } from '#platform/fairness/shed-load';
import type { PromptExplainer, PromptToExplain } from '#ports/prompt-explainer';
import type { SceneReader } from '#ports/scene-reader';
import type { Answer, Question } from './explain-thread.ts';

/** Prompts that wait while people type; a long one takes 0.2 s, a paid change of a photo a second or more. */
const MOST_WAITING = 32;
/** Of these, prompts of one caller: older ones have been typed over. */
const MOST_OF_A_CALLER = 4;
/** Paid changes of one caller that wait: people ask for one after the other. */
const MOST_CHANGES_OF_A_CALLER = 2;
/** Longest wait in line of an unpaid prompt; then it is refused. */
const MOST_WAIT_MS = 10_000;
const RETRY_AFTER_S = 2;
/** Priorities, above any number of prompts of the rank below. */
const SIGNED_IN = 1_000;
const PAID_CHANGE = 1_000_000;
const PAID = 2_000_000;
/** The first prompt loads the vocabulary: a second, on a busy machine several. */
const TIMEOUT_MS = 30_000;
const REMEMBERED = 200;
/** A warm thread answers in milliseconds, but holds 100 to 300 MB, and more with models of photos. */
const IDLE_MS = 3 * 60_000;

/**
 * Explains prompts on a thread of its own, so that long ones never delay other requests. The thread starts with the first
 * prompt, and again after a crash.
 * @param creditFree whether no picture may need a credit line
 */
export function createStudioPromptExplainer({
  creditFree = false,
}: {
  creditFree?: boolean;
} = {}): PromptExplainer & SceneReader & { close(): Promise<void> } {
  const queue = new PQueue({ concurrency: 1 });
  const remembered = new Map<string, Promise<Found>>();
  const waiting = new Map<string, Waiting>();
  let thread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  const stopThread = async () => {
    const stopped = thread;
    thread = undefined;
    await stopped?.terminate();
  };

  const ask = async (asked: Question): Promise<Found> => {
    clearTimeout(idleTimer);
    if (!thread) {
      const started = new Worker(new URL('./explain-thread.ts', import.meta.url));
      thread = started;
      started.on('error', () => undefined);
      started.once('exit', () => {
        if (thread === started) thread = undefined;
      });
      started.unref();
    }
    const current = thread;
    const ended = new AbortController();
    const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const stop = () => ended.abort();
    current.once('exit', stop);
    try {
      current.postMessage(asked);
      const [answer] = (await once(current, 'message', { signal })) as [Answer];
      // The thread is well, and a new one would cost a second.
      if ('failure' in answer) throw failed(answer.failure);
      return answer;
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      // A late answer would be taken for the next prompt's.
      await stopThread();
      throw failed(error);
    } finally {
      current.off('exit', stop);
      idleTimer = setTimeout(stopThread, IDLE_MS).unref();
    }
  };

  /** People with an account are served before visitors, and those with fewer prompts waiting first. */
  const enqueue = (
    id: string,
    { isPaid, caller }: Pick<PromptToExplain, 'isPaid' | 'caller'>,
    what: Question,
  ) => {
    const own = [...waiting.values()].filter((one) => turnKey(one.caller) === turnKey(caller)).length;
    const rank = isPaid ? paidRank(what) : caller.network === undefined ? SIGNED_IN : 0;
    const drop = new AbortController();
    const one = { caller, isPaid, isChange: isPaid && isChange(what), drop };
    waiting.set(id, one);
    const dropTyped = () => {
      // Meanwhile it may have been paid for.
      if (waiting.get(id) === one) dropFromLine(id, one);
    };
    const timer = isPaid ? undefined : setTimeout(dropTyped, MOST_WAIT_MS).unref();
    const run = () => {
      clearTimeout(timer);
      waiting.delete(id);
      return ask(what);
    };
    return queue.add(run, { id, priority: rank - own, signal: drop.signal });
  };

  /** @throws AppError `rate_limited` for a visitor if only people with an account wait */
  const makeRoom = (caller: Caller) => {
    const typed = [...waiting].flatMap(([id, one]) => (one.isPaid ? [] : [{ id, ...one }]));
    const own = typed.filter((one) => one.caller.id === caller.id);
    const isFull = typed.length >= MOST_WAITING;
    const newcomer = { id: undefined, caller, drop: undefined };
    const shed = own.length >= MOST_OF_A_CALLER ? own[0] : isFull && chooseToShed([...typed, newcomer]);
    if (!shed) return;
    if (shed.id === undefined) throw tooMany();
    dropFromLine(shed.id, shed);
  };

  const dropFromLine = (id: string, { drop }: Pick<Waiting, 'drop'>) => {
    waiting.delete(id);
    drop.abort(tooMany());
  };

  /** @throws AppError `rate_limited` if the caller's other changes wait: each may take seconds */
  const expectTurn = (caller: Caller) => {
    const changes = [...waiting.values()].filter((one) => one.isChange && one.caller.id === caller.id);
    if (changes.length >= MOST_CHANGES_OF_A_CALLER) throw tooMany();
  };

  const find = async (what: Question, { isPaid, caller }: Pick<PromptToExplain, 'isPaid' | 'caller'>) => {
    const name = JSON.stringify(what);
    const known = remembered.get(name);
    if (known) {
      const typed = waiting.get(name);
      if (isPaid && typed) {
        if (isChange(what)) expectTurn(caller);
        queue.setPriority(name, paidRank(what));
        waiting.set(name, { ...typed, isPaid, isChange: isChange(what) });
      }
      return await known;
    }
    if (!isPaid) makeRoom(caller);
    else if (isChange(what)) expectTurn(caller);
    const id = isPaid ? `paid ${randomUUID()}` : name;
    const answer = enqueue(id, { isPaid, caller }, what);
    if (!isPaid) remember(remembered, name, answer);
    return await answer;
  };

  return {
    async explain({ isPaid, caller, ...asked }) {
      const what = { ...asked, creditFree: creditFree || asked.creditFree };
      const found = await find(what, { isPaid, caller });
      if ('explanation' in found) return found.explanation;
      throw failed('a scene was read instead');
    },
    async readScene({ isPaid, caller, ...scene }) {
      const found = await find({ scene }, { isPaid, caller });
      if ('reading' in found) return found.reading;
      throw failed('a prompt was explained instead');
    },
    async close() {
      queue.clear();
      waiting.clear();
      clearTimeout(idleTimer);
      await stopThread();
    },
  };
}

/** A prompt in the queue. */
interface Waiting {
  caller: Caller;
  isPaid: boolean;
  /** Whether it is a paid change of a picture. */
  isChange: boolean;
  /** Takes it out of the queue. */
  drop: AbortController;
}

type Found = Exclude<Answer, { failure: unknown }>;

/** Scenes and changes are composed. */
const isChange = (asked: Question) => 'scene' in asked || asked.grounding !== undefined;
const paidRank = (asked: Question) => (isChange(asked) ? PAID_CHANGE : PAID);

function failed(cause: unknown): ProviderError {
  return new ProviderError('transient', 'The prompt could not be explained', { cause });
}

function tooMany(): AppError {
  return new AppError('rate_limited.prompts', { retryAfter: RETRY_AFTER_S });
}

/** Keeps the newest answers; failures are forgotten. */
function remember<Value>(map: Map<string, Promise<Value>>, name: string, value: Promise<Value>): void {
  map.set(name, value);
  value.catch(() => map.delete(name));
  const [oldest] = map.keys();
  if (map.size > REMEMBERED && oldest !== undefined) map.delete(oldest);
}
