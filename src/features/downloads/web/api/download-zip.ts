import { request } from '#web/api/request.ts';
import { saveByForm } from '#web/api/save-by-form.ts';
import type { ZipPlan } from '../../contract/download-zip.ts';

const ADDRESS = '/api/download-zip';

/** What a ZIP of these pictures would hold. Rejects with `ApiError` where there would be none. */
export async function planZip(imageIds: readonly string[]): Promise<ZipPlan> {
  const response = await request('POST', `${ADDRESS}/plan`, { payload: { imageIds } });
  return (await response.json()) as ZipPlan;
}

/** Has the browser save a ZIP of these pictures. */
export function saveZip(document: Document, imageIds: readonly string[]): void {
  saveByForm(document, { action: ADDRESS, fields: { imageIds } });
}
