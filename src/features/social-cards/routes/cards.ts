import { PAGE_CARD } from '#features/site/contract/page-state';
import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { nothingHere } from '#platform/http/responses/error-handler';
import { route } from '#platform/http/route';
import { headAsFile } from '#platform/http/security/security-headers';
import { sendCard } from '../contract/cards.ts';
import type { CardCache } from '../rules/card-cache.ts';
import type { CardPlan } from '../rules/card-plan.ts';
import { type PlanCardDeps, planCard } from '../rules/plan-card.ts';

export type CardsDeps = PlanCardDeps & { cardCache: CardCache; limits: RateLimiters };

const ADDRESS = /^\/cards(\/.*)?\/([0-9a-f]{32})\.jpg$/;
// The address changes with the card.
const PUBLIC = 'public, max-age=31536000, immutable';
// Short, so that revoking the link takes effect.
const PRIVATE = 'private, max-age=3600';
const MOVED = 'public, max-age=60';

/** Address of a page's card. The card is drawn at its first request, not while the page is rendered. */
export function cardAddress(path: string, { digest }: CardPlan): string {
  return `/cards${path === '/' ? '' : path}/${digest}.jpg`;
}

/** The pictures that links to pages show on other sites. Every page has one. */
export function registerCards(app: App, deps: CardsDeps): void {
  route(app, sendCard, async ({ request, reply }) => {
    const [, path = '/', digest] = ADDRESS.exec(request.url.split('?', 1)[0] ?? '') ?? [];
    const plan = digest === undefined ? null : await planCard(deps, { path, now: new Date() });
    if (!plan) throw nothingHere();
    // The address of an earlier card: redirect to the current one.
    if (digest !== plan.digest)
      return reply.header('cache-control', MOVED).redirect(cardAddress(path, plan), 302);
    const etag = `"${plan.digest}"`;
    headAsFile(reply).headers({
      etag,
      'cache-control': plan.isPublic ? PUBLIC : PRIVATE,
      // Made to be shown on other sites.
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (!deps.cardCache.has(plan.digest)) await countCall(deps.limits.card, addressKey(request.ip));
    const bytes = await deps.cardCache.open(plan);
    return reply.type(PAGE_CARD.type).send(bytes);
  });
}
