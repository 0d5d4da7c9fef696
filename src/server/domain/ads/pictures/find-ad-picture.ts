import type { AdPicture } from '#contract/ad-artifacts';
import { AD_PICTURE_KINDS, type AdPictureKind } from '#contract/ad-enumerations';
import type { Database } from '#platform/db/client';
import {
  type AdPictureFileRow,
  type AdPictureRow,
  findAdPicture as findRow,
  listAdPictureFiles,
} from '#server/db/queries/ad-pictures';
import { AppError } from '#server/errors';
import { UNMADE } from '../ad-failure.ts';
import { adPictureAddress } from './ad-picture-address.ts';

/**
 * How a picture for ads stands.
 * @throws AppError `not_found` for one that is none or has ended; `not_composable` and `internal` for one that cannot be
 * made
 */
export async function findAdPicture({ db }: { db: Database }, id: string): Promise<AdPicture> {
  const row = await findRow(db, id);
  const kind = AD_PICTURE_KINDS.find((one) => one === row?.kind);
  if (!row || !kind) throw new AppError('not_found', 'There is no such picture, or it has expired');
  if (row.status === 'failed') throw refusalOf(row);
  const files = row.status === 'ready' ? await listAdPictureFiles(db, id) : [];
  return viewOf(row, { kind, file: files.find(({ cut }) => cut === 'square') ?? files[0] });
}

function refusalOf({ failure }: AdPictureRow): AppError {
  return failure === null || failure === UNMADE
    ? new AppError('internal', 'Could not make the picture. Please try again.')
    : new AppError('not_composable', failure);
}

function viewOf(
  { id, expiresAt }: AdPictureRow,
  { kind, file }: { kind: AdPictureKind; file: AdPictureFileRow | undefined },
): AdPicture {
  return {
    id,
    kind,
    status: file ? 'ready' : 'making',
    url: file ? adPictureAddress(file) : null,
    width: file?.width ?? null,
    height: file?.height ?? null,
    hasAlpha: file?.hasAlpha ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}
