import type { JobData, JobName, Queue } from '#platform/queue/queue';
import type { Metrics } from '#platform/telemetry/metrics';
import { inScope, inSpan, SpanKind, scopeToCarry } from '#platform/telemetry/scope';

/** Beside what a job is about stands which request and which trace made it necessary. */
interface Carried {
  _scope?: { requestId?: string; traceparent?: string };
}

export interface QueueObservers {
  metrics: Metrics;
  /** Told in the job's scope. @param isLast whether no other attempt follows */
  onFailed(error: unknown, isLast: boolean): void;
}

/** A queue whose jobs know what made them necessary, are spans of its trace, are counted, and tell why they failed. */
export function observeQueue(queue: Queue, { metrics, onFailed }: QueueObservers): Queue {
  return {
    ...queue,
    async enqueue(trx, name, data, options) {
      const scope = scopeToCarry();
      // The clock's jobs belong to nothing.
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
