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
 * How a picture for ads stands.
 * @throws AppError `not_found` for one that is none or has ended; `not_composable` and `internal` for one that cannot be
 * made
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
