import { queryKeys } from '#web/api/query-keys.ts';
import { addressOf, request } from '#web/api/request.ts';
import type { ReportRequest } from '../../contract/gallery-reports.ts';

/** Whoever owns it keeps it; one of the gallery's own is deleted. */
export async function removeAsAdmin(galleryImageId: string): Promise<void> {
  await request('POST', `/api/admin/gallery/${galleryImageId}/remove`);
}

export async function reportPicture(galleryImageId: string, payload: ReportRequest): Promise<void> {
  await request('POST', `${addressOf(queryKeys.galleryImage(galleryImageId))}/report`, { payload });
}
