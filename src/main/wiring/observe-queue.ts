import type { JobData, JobName, Queue } from '#platform/queue/queue';
import type { Metrics } from '#platform/telemetry/metrics';
import { inScope, inSpan, SpanKind, scopeToCarry } from '#platform/telemetry/scope';

/** Request and trace that enqueued the job, stored in its data. */
interface Carried {
  _scope?: { requestId?: string; traceparent?: string };
}

export interface QueueObservers {
  metrics: Metrics;
  /** Runs in the job's scope. @param isLast whether this was the last attempt */
  onFailed(error: unknown, isLast: boolean): void;
}

/** A queue whose jobs carry the scope that enqueued them, are spans and metrics, and report failures. */
export function observeQueue(queue: Queue, { metrics, onFailed }: QueueObservers): Queue {
  return {
    ...queue,
    async enqueue(trx, name, data, options) {
      const scope = scopeToCarry();
      // Scheduled jobs have no scope.
      const carried: Carried = Object.keys(scope).length > 0 ? { _scope: scope } : {};
      await inSpan(`enqueue ${name}`, () => queue.enqueue(trx, name, { ...data, ...carried }, options), {
        kind: SpanKind.PRODUCER,
      });
    },
    async work(name, options, handler) {
      await queue.work(name, options, async (attempt) => {
        const { _scope: scope, ...data } = attempt.data as JobData[JobName] & Carried;
        const begunAt = performance.now();
        const count = (outcome: 'done' | 'failed' | 'retried') =>
          metrics.countJob({ queue: name, outcome, seconds: (performance.now() - begunAt) / 1000 });
        await inScope({ ...scope, job: name }, () =>
          inSpan(`job ${name}`, () => handler({ ...attempt, data: data as typeof attempt.data }), {
            kind: SpanKind.CONSUMER,
          }).then(
            () => count('done'),
            (error: unknown) => {
              count(attempt.isLast ? 'failed' : 'retried');
              onFailed(error, attempt.isLast);
              throw error;
            },
          ),
        );
      });
    },
  };
}
