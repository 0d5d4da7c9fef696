import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { UserRow } from '#features/accounts/queries/users';
import { type StreamedFile, streamZip } from '#features/images/rules/stream-zip';
import type { Database } from '#platform/db/client';
import type { ObjectStore } from '#ports/object-store';
import {
  listAssetsAfter,
  listCollectedPictures,
  listGenerationsAfter,
  listImagesToExport,
  listKitFiles,
  listRowsOfUser,
  listSecurityEventsOfUser,
  listTransfersAfter,
} from '../queries/account-export.ts';
import { listOwnedRows } from '../queries/owned-rows.ts';
import { describeGeneration, describeUpload, kitPath, picturePath, uploadPath } from './export-paths.ts';
import { EXPORT_README } from './export-readme.ts';

export interface ExportAccountDeps {
  db: Database;
  objectStore: ObjectStore;
}

const PAGE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** All data of a user as a ZIP stream; see `EXPORT_README`. */
export function exportAccount(deps: ExportAccountDeps, user: UserRow): Readable {
  return streamZip(listFiles(deps, user));
}

async function* listFiles(deps: ExportAccountDeps, user: UserRow): AsyncGenerator<StreamedFile> {
  const { db } = deps;
  const { id: userId } = user;
  const at = new Date();
  const text = (path: string, chunks: Iterable<string> | AsyncIterable<string>): StreamedFile => ({
    path,
    at,
    isCompressed: false,
    open: () => Readable.from(chunks, { objectMode: false }),
  });
  const json = (path: string, value: unknown) => text(path, [`${JSON.stringify(value, null, 2)}\n`]);

  yield text('README.txt', [EXPORT_README]);
  yield json('account.json', await describeAccount(db, user));
  yield text('generations.json', jsonArray(describeGenerations(db, userId)));
  yield text('credits.csv', listCredits(db, userId));
  yield json('grants.json', await listRowsOfUser(db, 'creditGrants', userId));
  yield json('subscriptions.json', await listRowsOfUser(db, 'subscriptions', userId));
  yield json('invoices.json', await listRowsOfUser(db, 'invoices', userId));
  yield text('uploads.json', jsonArray(describeUploads(db, userId)));

  const missing: string[] = [];
  for await (const { path, objectKey, createdAt } of listObjects(db, userId)) {
    const object = await deps.objectStore.get(objectKey);
    if (object) yield { path, at: createdAt, isCompressed: true, open: () => object.stream() };
    else missing.push(path);
  }
  if (missing.length > 0) yield text('missing.txt', [`${MISSING}\r\n\r\n${missing.join('\r\n')}\r\n`]);
}

const MISSING = 'These files could not be read and are not in this archive:';

async function describeAccount(db: Database, user: UserRow) {
  const { id: userId, searched: _, ...account } = user;
  const { sessions, ...others } = await listOwnedRows(db, userId);
  return {
    account: { id: userId, ...account },
    sessions,
    securityEvents: await listSecurityEventsOfUser(db, userId),
    ...others,
    collectedPictures: await listCollectedPictures(db, userId),
  };
}

/** Reads all pages of rows, ordered by id. */
async function* inPages<Row extends { id: Id }, Id>(
  first: Id,
  list: (after: Id) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = first;
  for (;;) {
    const rows = await list(after);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

async function* pagesOfGenerations(db: Database, userId: string) {
  const pages = inPages(FIRST_ID, (after) => listGenerationsAfter(db, { userId, after, limit: PAGE }));
  for await (const generations of pages) {
    const images = await listImagesToExport(
      db,
      generations.map(({ id }) => id),
    );
    yield generations.map((generation) => ({
      generation,
      images: images.filter(({ generationId }) => generationId === generation.id),
    }));
  }
}

async function* describeGenerations(db: Database, userId: string) {
  for await (const page of pagesOfGenerations(db, userId)) yield* page.map(describeGeneration);
}

async function* pagesOfUploads(db: Database, userId: string) {
  yield* inPages(FIRST_ID, (after) => listAssetsAfter(db, { userId, after, limit: PAGE }));
}

async function* describeUploads(db: Database, userId: string) {
  for await (const page of pagesOfUploads(db, userId)) yield* page.map(describeUpload);
}

async function* listObjects(db: Database, userId: string) {
  for await (const page of pagesOfGenerations(db, userId))
    for (const { images } of page)
      for (const image of images)
        yield { path: picturePath(image), objectKey: image.objectKey, createdAt: image.createdAt };
  for await (const page of pagesOfUploads(db, userId))
    for (const asset of page)
      yield { path: uploadPath(asset), objectKey: asset.objectKey, createdAt: asset.createdAt };
  for (const file of await listKitFiles(db, userId))
    yield { path: kitPath(file), objectKey: file.objectKey, createdAt: file.createdAt };
}

async function* listCredits(db: Database, userId: string): AsyncGenerator<string> {
  yield stringify([['number', 'at', 'kind', 'reason', 'credits', 'from', 'to', 'generation', 'invoice']]);
  for await (const page of inPages(0, (after) => listTransfersAfter(db, { userId, after, limit: PAGE })))
    yield stringify(
      page.map(({ id, createdAt, kind, reason, amount, from, to, generationId, invoiceId }) => [
        id,
        createdAt.toISOString(),
        kind,
        reason,
        amount,
        from,
        to,
        generationId,
        invoiceId,
      ]),
    );
}

async function* jsonArray(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}${JSON.stringify(row, null, 2)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
