import type { App } from '#platform/http/app';
import { addressKey, networkKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import * as contract from '../contract/gallery.ts';
import * as reports from '../contract/gallery-reports.ts';
import { countFacets } from '../rules/count-facets.ts';
import { findGalleryImage } from '../rules/find-gallery-image.ts';
import { listCategories } from '../rules/list-categories.ts';
import { listGallery } from '../rules/list-gallery.ts';
import { reportGalleryImage } from '../rules/report-gallery-image.ts';
import { type SearchGalleryDeps, searchGallery } from '../rules/search-gallery.ts';
import { withdrawGalleryImage } from '../rules/withdraw-gallery-image.ts';
import { presentGalleryImage, presentGalleryImageDetail } from './present-gallery-image.ts';

export type GalleryDeps = Parameters<typeof listGallery>[0] &
  SearchGalleryDeps &
  Parameters<typeof reportGalleryImage>[0] &
  Parameters<typeof withdrawGalleryImage>[0] & { limits: RateLimiters };

/** Public pictures. `POST /api/quick-generate` publishes them. */
export function registerGalleryRoutes(app: App, deps: GalleryDeps): void {
  route(app, contract.listGallery, async ({ query, reply }) => {
    const { items, total } = await listGallery(deps, query);
    reply.header('x-total-count', total);
    return items.map(presentGalleryImage);
  });

  route(app, contract.searchGallery, async ({ query, reply }) => {
    const { items, total } = await searchGallery(deps, query);
    reply.header('x-total-count', total);
    return items.map(presentGalleryImage);
  });

  route(app, contract.listCategories, () => listCategories(deps));

  route(app, contract.countGalleryFacets, ({ query }) => countFacets(deps, query));

  route(app, contract.findGalleryImage, async ({ params, request, reply }) => {
    const user = await request.findUser();
    reply.header('vary', 'Cookie');
    if (user) reply.header('cache-control', 'private, no-store');
    return presentGalleryImageDetail(await findGalleryImage(deps, { ...params, userId: user?.id }));
  });

  route(app, contract.withdrawGalleryImage, ({ user, params }) =>
    withdrawGalleryImage(deps, { ...params, userId: user.id }),
  );

  route(app, reports.reportGalleryImage, async ({ params, body, request }) => {
    const user = await request.findUser();
    const address = addressKey(request.ip);
    await countCall(deps.limits.report, user ? user.id : address);
    await reportGalleryImage(deps, {
      galleryImageId: params.id,
      userId: user?.id ?? null,
      address,
      network: networkKey(request.ip),
      ...body,
    });
  });
}
