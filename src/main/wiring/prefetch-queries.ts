import { presentSession } from '#features/accounts/routes/present-session';
import { listSessions } from '#features/accounts/rules/list-sessions';
import { presentApiKey } from '#features/api-keys/routes/present-api-key';
import { listApiKeys } from '#features/api-keys/rules/list-api-keys';
import { collectionToken } from '#features/collections/contract/collections';
import { presentSharedCollection } from '#features/collections/routes/present-collection';
import { findSharedCollection } from '#features/collections/rules/list-collections';
import { findCredits } from '#features/credits/rules/find-credits';
import { galleryImageId } from '#features/gallery/contract/gallery';
import { galleryQuery, readGalleryFilter } from '#features/gallery/contract/gallery-filter';
import {
  presentGalleryImage,
  presentGalleryImageDetail,
} from '#features/gallery/routes/present-gallery-image';
import { findGalleryImage } from '#features/gallery/rules/find-gallery-image';
import { listCategories } from '#features/gallery/rules/list-categories';
import { listGallery } from '#features/gallery/rules/list-gallery';
import { searchGallery } from '#features/gallery/rules/search-gallery';
import { presentGeneration } from '#features/generations/routes/present-generation';
import { listGenerations } from '#features/generations/rules/list-generations';
import { findAccountSummary } from '#features/my-account/rules/find-account-summary';
import { presentConnection } from '#features/oauth/routes/present-connection';
import { listConnections } from '#features/oauth/rules/list-connections';
import { personName } from '#features/people/contract/people';
import { presentPerson } from '#features/people/routes/people';
import { findPerson } from '#features/people/rules/find-person';
import { findBilling } from '#features/plans/rules/find-billing';
import { readBuilderPlace } from '#features/prompt-builder/contract/builder-place';
import { findTemplateSetDetail } from '#features/prompt-builder/rules/find-template-set-detail';
import { shareToken } from '#features/sharing/contract/shared-pictures';
import { presentSharedPicture } from '#features/sharing/routes/present-shared-picture';
import { findSharedPicture } from '#features/sharing/rules/find-shared-picture';
import type { FillableQueries, FillableQuery } from '#features/site/contract/page-state';
import { creditHistoryQuery } from '#features/statement/contract/credit-history';
import { presentCreditHistory } from '#features/statement/routes/present-credit-movement';
import { findCreditStanding } from '#features/statement/rules/find-credit-standing';
import { listCreditMovements } from '#features/statement/rules/list-credit-movements';
import { presentWebhook } from '#features/webhooks/routes/present-webhook';
import { listWebhooks } from '#features/webhooks/rules/manage-webhooks';
import { AppError } from '#platform/errors/app-error';
import { COLLECTION_PAGE, GALLERY_PAGE, GENERATIONS_PAGE_DEFAULT } from '#platform/limits/limits';

export type PrefetchQueriesDeps = Parameters<typeof listGenerations>[0] &
  Parameters<typeof findBilling>[0] &
  Parameters<typeof searchGallery>[0] &
  Parameters<typeof listSessions>[0];

interface PrefetchQueriesInput {
  /** Path and query of the page. */
  url: string;
  /** Null for a visitor. */
  userId: string | null;
  /** The request's session; undefined for a visitor. */
  sessionId: string | undefined;
  /** ISO 8601. */
  now: string;
  wanted: readonly FillableQuery[];
}

/** Reads the answers that a page's queries will need, through the presenters of the API. */
export async function prefetchQueries(
  deps: PrefetchQueriesDeps,
  { url, userId, sessionId, now, wanted }: PrefetchQueriesInput,
): Promise<Partial<FillableQueries>> {
  const [path = '', search = ''] = url.split('?', 2);
  const readers: { [Query in FillableQuery]: () => Promise<FillableQueries[Query] | undefined> } = {
    credits: async () => (userId === null ? undefined : await findCredits(deps, userId)),
    creditHistory: async () => (userId === null ? undefined : await readCreditHistory(deps, userId)),
    billing: () => findBilling(deps, userId),
    account: async () => (userId === null ? undefined : await findAccountSummary(deps, userId)),
    sessions: async () =>
      userId === null
        ? undefined
        : (await listSessions(deps, userId)).map((session) => presentSession(session, sessionId)),
    apiKeys: async () => (userId === null ? undefined : (await listApiKeys(deps, userId)).map(presentApiKey)),
    connections: async () =>
      userId === null ? undefined : (await listConnections(deps, userId)).map(presentConnection),
    webhooks: async () =>
      userId === null ? undefined : (await listWebhooks(deps, userId)).map(presentWebhook),
    generations: async () => (userId === null ? undefined : await readGenerations(deps, userId)),
    gallery: () => readGallery(deps, search, now),
    galleryCategories: () => listCategories(deps),
    galleryImage: () => readGalleryImage(deps, path, userId),
    sharedPicture: () => readSharedPicture(deps, path),
    sharedCollection: () => readSharedCollection(deps, path),
    person: () => readPerson(deps, path),
    templateSet: async () => findTemplateSetDetail(readBuilderPlace(path)),
  };
  const filled = await Promise.all(wanted.map(async (query) => [query, await readers[query]()] as const));
  return Object.fromEntries(filled.filter(([, data]) => data !== undefined));
}

async function readGenerations(deps: PrefetchQueriesDeps, userId: string) {
  const { items, total } = await listGenerations(deps, {
    userId,
    limit: GENERATIONS_PAGE_DEFAULT,
    offset: 0,
  });
  return { items: items.map(presentGeneration), total };
}

async function readCreditHistory(deps: PrefetchQueriesDeps, userId: string) {
  const [page, standing] = await Promise.all([
    listCreditMovements(deps, { userId, ...creditHistoryQuery.parse({}) }),
    findCreditStanding(deps, userId),
  ]);
  return presentCreditHistory(page, standing);
}

/** The first page of the gallery with the address's filter. */
async function readGallery(deps: PrefetchQueriesDeps, search: string, now: string) {
  const filter = readGalleryFilter(search);
  const { q } = filter;
  const page = { limit: GALLERY_PAGE, offset: 0 };
  const { items, total } = await (q === ''
    ? listGallery(deps, { ...page, ...galleryQuery(filter) })
    : searchGallery(deps, { ...page, ...galleryQuery(filter), q }));
  // Search results are not sorted by time, so a search ends now.
  const asOf = q === '' ? (items[0]?.generatedAt.toISOString() ?? null) : now;
  return { items: items.map(presentGalleryImage), total, asOf };
}

async function readGalleryImage(deps: PrefetchQueriesDeps, path: string, userId: string | null) {
  const id = galleryImageId.safeParse(path.split('/')[2]);
  if (!id.success) return null;
  return await nullWhereNotFound(async () =>
    presentGalleryImageDetail(await findGalleryImage(deps, { id: id.data, userId: userId ?? undefined })),
  );
}

async function readSharedPicture(deps: PrefetchQueriesDeps, path: string) {
  const token = shareToken.safeParse(path.split('/')[2]);
  if (!token.success) return null;
  return await nullWhereNotFound(async () => presentSharedPicture(await findSharedPicture(deps, token.data)));
}

async function readSharedCollection(deps: PrefetchQueriesDeps, path: string) {
  const token = collectionToken.safeParse(path.split('/')[3]);
  if (!token.success) return null;
  return await nullWhereNotFound(async () =>
    presentSharedCollection(
      await findSharedCollection(deps, { token: token.data, limit: COLLECTION_PAGE, offset: 0 }),
    ),
  );
}

async function readPerson(deps: PrefetchQueriesDeps, path: string) {
  const name = personName.safeParse(path.split('/')[2]);
  if (!name.success) return null;
  return await nullWhereNotFound(async () =>
    presentPerson(await findPerson(deps, { name: name.data, limit: GALLERY_PAGE, offset: 0 })),
  );
}

async function nullWhereNotFound<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
