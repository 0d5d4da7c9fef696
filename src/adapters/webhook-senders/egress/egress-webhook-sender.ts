import { type FailureReason, phraseFailure } from '#phrases';
import { type EgressProxy, isForbidden, startEgressProxy } from '#platform/egress/egress-proxy';
import { EgressRefusal, type RefusalReason } from '#platform/egress/egress-refusal';
import { postThrough } from '#platform/egress/post-through';
import { ProviderError } from '#platform/errors/provider-error';
import type { WebhookSender } from '#ports/webhook-sender';

// Receivers should confirm first, and process the event later.
const TIMEOUT_MS = 15_000;
const USER_AGENT = 'Framewright-Webhooks/1';

const FAILURES: Record<RefusalReason, FailureReason> = {
  address: { code: 'webhookAddress' },
  port: { code: 'webhookPort' },
  target: { code: 'webhookTarget' },
  name: { code: 'webhookName' },
  unreachable: { code: 'webhookUnreachable' },
};

/** Sends to public addresses only, through an egress proxy that starts with the first event. */
export function createEgressWebhookSender({
  allowHosts,
  timeoutMs = TIMEOUT_MS,
  startProxy = startEgressProxy,
}: {
  /** `host:port` that are allowed even if not public. */
  allowHosts: readonly string[];
  timeoutMs?: number;
  startProxy?: typeof startEgressProxy;
}): WebhookSender & { close(): Promise<void> } {
  let proxy: Promise<EgressProxy> | undefined;
  return {
    async send(url, { headers, body, signal }) {
      proxy ??= startProxy({ allowHosts }).catch((error: unknown) => {
        // The next event tries again.
        proxy = undefined;
        throw error;
      });
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        const status = await postThrough(await proxy, url, {
          headers: { ...headers, 'user-agent': USER_AGENT },
          body,
          signal: AbortSignal.any([signal, timeout]),
        });
        return { status };
      } catch (error) {
        signal.throwIfAborted();
        if (timeout.aborted)
          throw senderError('transient', { code: 'webhookTooSlow', seconds: timeoutMs / 1000 }, error);
        if (!(error instanceof EgressRefusal)) throw error;
        throw senderError(
          isForbidden(error.reason) ? 'rejected' : 'transient',
          FAILURES[error.reason],
          error,
        );
      }
    },
    async close() {
      await (await proxy)?.close();
    },
  };
}

function senderError(kind: 'transient' | 'rejected', failure: FailureReason, cause: unknown): ProviderError {
  return new ProviderError(kind, phraseFailure(failure), { failure, cause });
}
