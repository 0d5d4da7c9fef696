import { type MakeRenditionsDeps, makeRenditions } from '../rules/make-renditions.ts';

/** One attempt at the renditions of a picture. The queue retries after any error. */
export async function makeRenditionsJob(
  deps: MakeRenditionsDeps,
  { data, signal }: { data: { imageId: string }; signal: AbortSignal },
): Promise<void> {
  await makeRenditions(deps, { imageId: data.imageId, signal });
}
