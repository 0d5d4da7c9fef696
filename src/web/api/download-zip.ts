import type { ZipPlan } from '#contract/download-zip';
import { request } from './request.ts';

const ADDRESS = '/api/download-zip';
const FRAME = 'zip-download';

/** What a ZIP of these pictures would hold. Rejects with `ApiError` where there would be none. */
export async function planZip(imageIds: readonly string[]): Promise<ZipPlan> {
  const response = await request('POST', `${ADDRESS}/plan`, { payload: { imageIds } });
  return (await response.json()) as ZipPlan;
}

/**
 * Has the browser save a ZIP of these pictures as it saves any file: the page never holds its bytes. It is asked for from
 * a frame that nobody sees, so that a refusal does not take the page's place.
 */
export function saveZip(document: Document, imageIds: readonly string[]): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = ADDRESS;
  form.target = frameOf(document).name;
  form.hidden = true;
  for (const value of imageIds) {
    const field = document.createElement('input');
    field.name = 'imageIds';
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Stays in the page: a frame that goes takes its download with it. */
function frameOf(document: Document): HTMLIFrameElement {
  const known = document.querySelector<HTMLIFrameElement>(`iframe[name=${FRAME}]`);
  if (known) return known;
  const frame = document.createElement('iframe');
  frame.name = FRAME;
  frame.hidden = true;
  frame.title = 'Downloads';
  document.body.append(frame);
  return frame;
}
