import { failGeneration } from '#server/domain/generations/fail-generation';
import { type RunGenerationDeps, runGeneration } from '#server/domain/generations/run-generation';
import { ProviderError } from '#server/errors';

export interface RunGenerationJobDeps extends RunGenerationDeps {
  onFailed: (generationId: string, error: unknown) => void;
}

/**
 * One attempt at a generation. What another attempt may mend (a provider's hiccup, a database that went away, a
 * worker that is told to stop) is thrown, so that the queue tries again; anything else fails the generation now.
 */
export async function runGenerationJob(
  deps: RunGenerationJobDeps,
  { data, signal }: { data: { generationId: string }; signal: AbortSignal },
): Promise<void> {
  const { generationId } = data;
  try {
    await runGeneration(deps, { generationId, signal });
  } catch (error) {
    if (signal.aborted || isWorthRetrying(error)) throw error;
    if (await failGeneration(deps, { generationId, failure: describe(error) }))
      deps.onFailed(generationId, error);
  }
}

function isWorthRetrying(error: unknown): boolean {
  if (error instanceof ProviderError) return error.kind === 'transient';
  return isConnectionLoss(error);
}

/** PostgreSQL's classes 08 (connection), 57P (shutdown) and 40 (rollback), and sockets that broke. */
function isConnectionLoss(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^(08|57P|40)|^(ECONN|EPIPE|ETIMEDOUT)/.test(code)) return true;
  return (
    typeof message === 'string' &&
    /connection (terminated|timeout|ended)|timeout exceeded when trying to connect/i.test(message)
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
