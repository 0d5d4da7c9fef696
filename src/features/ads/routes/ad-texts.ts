import type { App } from '#platform/http/app';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import { route } from '#platform/http/route';
import * as contract from '../contract/ad-texts.ts';
import { type WriteCopyDeps, writeCopy } from '../rules/copy/write-copy.ts';
import { writeVisual } from '../rules/copy/write-visual.ts';
import { countAdCall } from './ad-limits.ts';

export type AdTextsDeps = WriteCopyDeps & { limits: RateLimiters };

/** An ad's texts, and the prompt of its picture. */
export function registerAdTexts(app: App, deps: AdTextsDeps): void {
  route(
    app,
    contract.generateCopy,
    ({ body, reply }) => writeCopy(deps, body, { signal: abortOnDisconnect(reply) }),
    (request) => countAdCall(deps.limits, request),
  );

  route(
    app,
    contract.generateVisual,
    async ({ body, reply }) => ({
      prompt: await writeVisual(deps, body, { signal: abortOnDisconnect(reply) }),
    }),
    (request) => countAdCall(deps.limits, request),
  );
}
