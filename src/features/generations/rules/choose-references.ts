import { chooseAsset } from '#features/assets/rules/choose-asset';
import type { FurtherReference } from '../contract/further-reference.ts';

interface Asked {
  userId: string;
  /** The picture to build around, and the field that names it; null for none. */
  first: { id: string; field: string } | null;
  furtherReferences: readonly string[];
  styleReference: string | null;
}

/**
 * The references of a request, each checked. Without a first one, the first further one takes its place.
 * @throws AppError `not_found` for an unknown picture or another user's
 */
export async function chooseReferences(
  deps: Parameters<typeof chooseAsset>[0],
  { userId, first, furtherReferences, styleReference }: Asked,
): Promise<{ productId: string | null; furtherReferences: FurtherReference[] }> {
  const choose = (id: string, field: string) => chooseAsset(deps, { userId, productId: id, field });
  const subjects: string[] = [];
  if (first) subjects.push(await choose(first.id, first.field));
  for (const id of furtherReferences) subjects.push(await choose(id, 'furtherReferences'));
  const [productId = null, ...others] = new Set(subjects);
  const further: FurtherReference[] = others.map((id) => ({ id, use: 'subject' }));
  if (styleReference !== null)
    further.push({ id: await choose(styleReference, 'styleReference'), use: 'style' });
  return { productId, furtherReferences: further };
}
