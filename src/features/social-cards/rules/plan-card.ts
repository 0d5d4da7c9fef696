import { collectionToken } from '#features/collections/contract/collections';
import { listSharedCovers } from '#features/collections/queries/collection-pictures';
import { galleryImageId } from '#features/gallery/contract/gallery';
import { findGalleryImageById } from '#features/gallery/queries/gallery-pages';
import { CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import { readBuilderPlace } from '#features/prompt-builder/contract/builder-place';
import { findTemplateSetDetail } from '#features/prompt-builder/rules/find-template-set-detail';
import { shareToken } from '#features/sharing/contract/shared-pictures';
import { findSharedImage } from '#features/sharing/queries/shared-pictures';
import { findPage } from '#features/site/content/pages';
import type { Database } from '#platform/db/client';
import { cardTexts } from '../content/card-texts.ts';
import { type CardPlan, planOf } from './card-plan.ts';
import type { CardWall } from './card-wall.ts';

export interface PlanCardDeps {
  db: Database;
  cardWall: CardWall;
}

/** The thumbnails of `content/example-prompts`, in pixels. */
const THUMBNAIL = { width: 480, height: 360 };

/** Plans the card of the page at this path, without drawing it; null if there is no page. */
export async function planCard(
  deps: PlanCardDeps,
  { path, now }: { path: string; now: Date },
): Promise<CardPlan | null> {
  const name = findPage(path);
  const texts = cardTexts(name);
  const [, , part = '', ...rest] = path.split('/');
  switch (name) {
    case 'notFound':
      return null;
    case 'galleryImage':
      return await planPicture(deps.db, part);
    case 'sharedPicture':
      return await planSharedPicture(deps.db, part);
    case 'sharedCollection':
      return await planSharedCollection(deps, { token: rest[0] ?? '', now });
    case 'promptBuilder': {
      const place = readBuilderPlace(`/prompt-builder/${[part, ...rest].join('/')}`.toLowerCase());
      const { name: title, examples } = findTemplateSetDetail(place);
      const pictures = examples.map(({ thumbnail: address }) => ({ ...THUMBNAIL, address }));
      return planOf({ ...texts, title, pictures, isPublic: true });
    }
    default:
      return planOf({ ...texts, pictures: await deps.cardWall.picturesFor(name, now), isPublic: true });
  }
}

async function planPicture(db: Database, id: string): Promise<CardPlan | null> {
  if (!galleryImageId.safeParse(id).success) return null;
  const image = await findGalleryImageById(db, id);
  if (!image) return null;
  const category = Object.entries(CONTENT_CATEGORIES).find(([name]) => name === image.category)?.[1];
  return planOf({
    title: image.prompt,
    kicker: category ?? image.category,
    pictures: [image],
    isPublic: true,
  });
}

/** Shows no more than its page does. */
async function planSharedPicture(db: Database, token: string): Promise<CardPlan | null> {
  const image = shareToken.safeParse(token).success ? await findSharedImage(db, token) : undefined;
  if (!image) return null;
  const { title, kicker } = cardTexts('sharedPicture');
  const words = image.showsPrompt ? { title: image.prompt, kicker } : { title, kicker: '' };
  return planOf({ ...words, pictures: [image], isPublic: false });
}

/** Shows its pictures, and not its name, which is for those who open it; the site's pictures while it is empty. */
async function planSharedCollection(
  { db, cardWall }: PlanCardDeps,
  { token, now }: { token: string; now: Date },
): Promise<CardPlan | null> {
  const covers = collectionToken.safeParse(token).success
    ? await listSharedCovers(db, { token, limit: GRIDS[0] })
    : undefined;
  if (!covers) return null;
  const shown = covers.slice(
    0,
    GRIDS.find((count) => count <= covers.length),
  );
  const pictures = covers.length === 0 ? await cardWall.picturesFor('sharedCollection', now) : shown;
  return planOf({ ...cardTexts('sharedCollection'), pictures, isPublic: false });
}

/** Numbers of pictures that a card can show. */
const GRIDS = [9, 3, 1] as const;
