import { parentPort } from 'node:worker_threads';
import type { PromptExplanation } from '#features/generations/contract/explain-prompt';
import type { PromptToRead } from '#ports/prompt-explainer';
import { explainRequest } from './explain-request.ts';

export type Answer = { explanation: PromptExplanation } | { failure: string };

/** Explains prompts one at a time. */
parentPort!.on('message', (asked: PromptToRead) => {
  explainRequest(asked).then(
    (explanation) => parentPort!.postMessage({ explanation } satisfies Answer),
    (error: unknown) => parentPort!.postMessage({ failure: String(error) } satisfies Answer),
  );
});
