import { z } from 'zod';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { findAdFormat } from '../../content/find-ad-format.ts';
import type { AdArtifact, ArtifactState } from '../../contract/ad-artifacts.ts';
import { ARTIFACT_FILE_TYPES } from '../../contract/ad-enumerations.ts';
import { type AdArtifactRow, findAdArtifact, listAdArtifactFiles } from '../../queries/ad-artifacts.ts';
import { readRefusal } from '../ad-failure.ts';
import { adFileAddress } from './ad-file-address.ts';
import { storedRequest, storedResult } from './stored-artifact.ts';

const fileType = z.enum(ARTIFACT_FILE_TYPES);

/**
 * Finds the state of an ad.
 * @throws AppError `not_found` if it is unknown or expired; `not_composable` or `internal` if it failed
 */
export async function findArtifact({ db }: { db: Database }, id: string): Promise<ArtifactState> {
  const row = await findAdArtifact(db, id);
  if (!row) throw new AppError('not_found.ad');
  if (row.status === 'failed') throw readRefusal(row.failure) ?? new AppError('internal.ad');
  return row.status === 'ready' ? await viewOf(db, row) : { id, status: 'making' };
}

async function viewOf(db: Database, { id, request, result, expiresAt }: AdArtifactRow): Promise<AdArtifact> {
  const { platform, formatId } = storedRequest.parse(request);
  const format = findAdFormat(platform, { id: formatId });
  const files = (await listAdArtifactFiles(db, [id])).map(({ type, objectKey, byteSize }) => ({
    type: fileType.parse(type),
    url: adFileAddress({ objectKey, type: fileType.parse(type) }),
    bytes: byteSize,
  }));
  const svg = files.find(({ type }) => type === 'svg');
  if (!format || !svg) throw new AppError('not_found.ad');
  return {
    id,
    status: 'ready',
    imageUrl: svg.url,
    platform,
    formatId,
    width: format.width,
    height: format.height,
    ...storedResult.parse(result),
    files,
    expiresAt: expiresAt.toISOString(),
  };
}
