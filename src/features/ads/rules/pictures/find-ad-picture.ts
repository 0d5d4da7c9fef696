import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { AD_PICTURE_KINDS, type AdPictureKind } from '../../contract/ad-enumerations.ts';
import type { AdPicture } from '../../contract/ad-pictures.ts';
import {
  type AdPictureFileRow,
  type AdPictureRow,
  findAdPicture as findRow,
  listAdPictureFiles,
} from '../../queries/ad-pictures.ts';
import { readRefusal } from '../ad-failure.ts';
import { adPictureAddress } from './ad-picture-address.ts';

/**
 * Finds the state of a picture for ads.
 * @throws AppError `not_found` if it is unknown or expired; `not_composable` or `internal` if it failed
 */
export async function findAdPicture({ db }: { db: Database }, id: string): Promise<AdPicture> {
  const row = await findRow(db, id);
  const kind = AD_PICTURE_KINDS.find((one) => one === row?.kind);
  if (!row || !kind) throw new AppError('not_found.ad_picture');
  if (row.status === 'failed') throw readRefusal(row.failure) ?? new AppError('internal.ad_picture');
  const files = row.status === 'ready' ? await listAdPictureFiles(db, id) : [];
  return viewOf(row, { kind, file: files.find(({ cut }) => cut === 'square') ?? files[0] });
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
