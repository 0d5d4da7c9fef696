import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { EXAMPLE_ASSETS } from '#features/assets/content/example-assets';
import { findAssetCredits } from '#features/assets/rules/find-asset-credits';
import { type FindReferenceDeps, findReference } from '#features/assets/rules/find-reference';
import type { GenerationModels } from '#features/image-models/rules/generation-models';
import { GENERATED_SOURCE_TYPES } from '#features/images/contract/generated-source-types';
import { findOwnedImage, findVisibleImage } from '#features/images/queries/images';
import { eachCreditOnce } from '#features/images/rules/credit-line';
import { descriptionOf } from '#features/images/rules/description-of';
import { dropObject } from '#features/images/rules/drop-object';
import { type StoredImage, storeImage } from '#features/images/rules/store-image';
import type { Database } from '#platform/db/client';
import { CanceledError } from '#platform/errors/canceled-error';
import { ProviderError } from '#platform/errors/provider-error';
import type { GenerateOptions, ImageDescription } from '#ports/image-model';
import type { PictureEditor } from '#ports/picture-editor';
import { wishes } from '../contract/form-settings.ts';
import { pictureEdit, type StoredEdit } from '../contract/picture-edit.ts';
import type { GenerationRow } from '../queries/generations.ts';
import { findMask } from '../queries/masks.ts';
import { listBegunPictures } from '../queries/picture-calls.ts';
import { beginPictureCall } from './cancellation/begin-picture-call.ts';
import { storedGrounding } from './image-request.ts';

export type EditImageDeps = Parameters<typeof storeImage>[0] &
  FindReferenceDeps & { pictureEditor: PictureEditor; generationModels: GenerationModels };

/**
 * Makes and stores the edited version of an earlier picture; that one stays.
 * @throws ProviderError as the editor does, and `rejected` if the picture was deleted, or is another
 *   user's and not public any more; the signal's reason, with nothing stored.
 */
export async function editImage(
  deps: EditImageDeps,
  generation: GenerationRow,
  options: Pick<GenerateOptions, 'onProgress' | 'onPreview' | 'signal'>,
): Promise<StoredImage> {
  const { id, userId, grounding, edit: asked, seed, settings, productId } = generation;
  const { objectKey, details } = storedGrounding.parse(grounding);
  const earlier =
    objectKey === undefined ? undefined : await findVisibleImage(deps.db, { userId, objectKey });
  const object = earlier && (await deps.objectStore.get(earlier.objectKey));
  if (!object) throw new ProviderError('rejected', 'The edited picture was deleted');
  const mask = await findMask(deps.db, id);
  const edit = pictureEdit.parse(asked);
  const behind = await findBehind(deps, edit);
  const { creditFree } = settings === null ? {} : wishes.parse(settings);
  // The details of the request, from which `find-picture-to-edit` took the scene of another user's picture.
  const before = { ...descriptionOf(earlier), details };
  const { image, description, made } = await deps.pictureEditor.edit(
    {
      picture: { bytes: await buffer(object.stream()) },
      description: before,
      edit,
      seed,
      requestKey: `${id}:0`,
      creditFree,
      isAroundUpload: productId !== null,
      ...(mask && { mask: { bytes: mask } }),
      ...(behind && { behind: behind.picture }),
    },
    { ...options, beginCall: (call) => beginPictureCall(deps, { generation, from: 0 }, call) },
  );
  // What a provider has been paid for is delivered, although it was canceled.
  const isPaid = async () =>
    options.signal.reason instanceof CanceledError && (await listBegunPictures(deps.db, id)).length > 0;
  if (!(await isPaid())) options.signal.throwIfAborted();
  // Pixels of the earlier picture are kept, and with them the works that it shows.
  const credits = eachCreditOnce([
    ...(before.credits ?? []),
    ...(description.credits ?? []),
    ...(behind?.credits ?? []),
  ]);
  const stored = await storeImage(deps, {
    image,
    description: {
      ...description,
      digitalSourceType: sourceTypeAfter(description, { edit, details }),
      ...(behind && { hasPeople: isEitherPeopled(description.hasPeople, behind.hasPeople) }),
      edits: [...(before.edits ?? []), ...made],
      ...(credits.length > 0 && { credits }),
    },
  });
  if (options.signal.aborted && !(await isPaid())) {
    await dropObject(deps, stored.objectKey);
    throw options.signal.reason;
  }
  return stored;
}

/**
 * An upload says nothing of its origin until it is changed; then it says who changed it, unless its file said that it was
 * generated.
 */
function sourceTypeAfter(
  { digitalSourceType }: ImageDescription,
  { edit: { operation }, details }: { edit: StoredEdit; details: unknown },
) {
  if (digitalSourceType !== null && digitalSourceType !== 'humanEdits') return digitalSourceType;
  const origin = generatedUpload.safeParse(details).data?.origin;
  return origin ?? (operation === 'adjust' ? 'humanEdits' : 'compositeSynthetic');
}

const generatedUpload = z.object({ origin: z.enum(GENERATED_SOURCE_TYPES) });

/** Null if neither is known to show people, and one of them is unknown. */
function isEitherPeopled(one: boolean | null, other: boolean | null): boolean | null {
  if (one || other) return true;
  return one === null || other === null ? null : false;
}

/** The picture that comes behind the subject, with the works that it shows, and whether it shows people. */
async function findBehind(deps: EditImageDeps, edit: StoredEdit) {
  if (edit.operation !== 'background' || edit.background.kind !== 'picture') return undefined;
  const { pictureId } = edit.background;
  return {
    picture: await findReference(deps, pictureId),
    credits: await findAssetCredits(deps, pictureId),
    hasPeople: await showsPeople(deps, pictureId),
  };
}

/** Null for an upload. The examples are things. */
async function showsPeople({ db }: { db: Database }, pictureId: string): Promise<boolean | null> {
  if (EXAMPLE_ASSETS.some(({ id }) => id === pictureId)) return false;
  const earlier = await findOwnedImage(db, pictureId);
  return earlier ? descriptionOf(earlier).hasPeople : null;
}
