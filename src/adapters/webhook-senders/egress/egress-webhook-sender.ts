import { type EgressProxy, isForbidden, startEgressProxy } from '#platform/egress/egress-proxy';
import { EgressRefusal, type RefusalReason } from '#platform/egress/egress-refusal';
import { postThrough } from '#platform/egress/post-through';
import { ProviderError } from '#platform/errors/provider-error';
import type { WebhookSender } from '#ports/webhook-sender';

// Receivers say that they have it, and work on it afterwards.
const PATIENCE_MS = 15_000;
const USER_AGENT = 'Framewright-Webhooks/1';

const WORDS: Record<RefusalReason, string> = {
  address: 'The address is not public',
  port: 'The port is none of the web’s',
  target: 'The address cannot be called',
  name: 'The name has no address',
  unreachable: 'Nobody answered',
};

/** Calls public addresses alone, through an egress proxy that starts with the first event. */
export function createEgressWebhookSender({
  allowHosts,
  patienceMs = PATIENCE_MS,
}: {
  /** `host:port`, reached whatever their addresses are. */
  allowHosts: readonly string[];
  patienceMs?: number;
}): WebhookSender & { close(): Promise<void> } {
  let proxy: Promise<EgressProxy> | undefined;
  return {
    async send(url, { headers, body, signal }) {
      proxy ??= startEgressProxy({ allowHosts });
      const patience = AbortSignal.timeout(patienceMs);
      try {
        const status = await postThrough(await proxy, url, {
          headers: { ...headers, 'user-agent': USER_AGENT },
          body,
          signal: AbortSignal.any([signal, patience]),
        });
        return { status };
      } catch (error) {
        signal.throwIfAborted();
        if (patience.aborted) throw failure('transient', `No answer within ${patienceMs / 1000} s`, error);
        if (!(error instanceof EgressRefusal)) throw error;
        throw failure(isForbidden(error.reason) ? 'rejected' : 'transient', WORDS[error.reason], error);
      }
    },
    async close() {
      await (await proxy)?.close();
    },
  };
}

function failure(kind: 'transient' | 'rejected', reason: string, cause: unknown): ProviderError {
  return new ProviderError(kind, reason, { reason, cause });
}
