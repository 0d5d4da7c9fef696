import type { Metrics } from '#platform/telemetry/metrics';
import type { CallJournal, ModelCall } from '#ports/call-journal';

/** A call journal that also counts ended calls in this process's metrics. */
export function observeJournal(journal: CallJournal, metrics: Metrics): CallJournal {
  const running = new Map<string, ModelCall & { begunAt: number }>();
  return {
    async begin(call) {
      const callId = await journal.begin(call);
      running.set(callId, { ...call, begunAt: performance.now() });
      return callId;
    },
    async end(callId, result) {
      const call = running.get(callId);
      running.delete(callId);
      if (call) {
        const isMade = result.outcome === 'delivered' || result.outcome === 'abandoned';
        metrics.countModelCall({
          model: call.model,
          purpose: call.purpose,
          outcome: result.outcome,
          seconds: (performance.now() - call.begunAt) / 1000,
          usd: result.usd ?? (isMade ? call.expectedUsd : 0),
        });
      }
      await journal.end(callId, result);
    },
  };
}
