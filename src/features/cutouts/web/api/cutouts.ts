import type { GenerationAccepted } from '#features/generations/contract/generations';
import { request } from '#web/api/request.ts';

export async function removeBackground(file: File, idempotencyKey: string): Promise<GenerationAccepted> {
  const form = new FormData();
  form.append('image', file);
  const response = await request('POST', '/api/remove-background', { form, idempotencyKey });
  return (await response.json()) as GenerationAccepted;
}
