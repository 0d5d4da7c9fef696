import { createHash } from 'node:crypto';
import { type GalleryImageView, listGalleryPage } from '#features/gallery/queries/gallery-pages';
import type { Database } from '#platform/db/client';
import type { PlannedPicture } from './card-plan.ts';

/** The pictures behind the titles of pages, cached. */
export interface CardWall {
  /**
   * Nine gallery pictures from before the day (UTC) began, so that a card changes at most once a day; while there are too
   * few, pictures that ship with the app. Each page has its own selection.
   */
  picturesFor(page: string, now: Date): Promise<PlannedPicture[]>;
}

const PICTURES = 9;
/** The number of newest pictures to choose from. */
const CHOSEN_FROM = 96;
const POOL = 36;
const FRESH_MS = 60_000;
const DAY_MS = 86_400_000;

export function createCardWall({ db }: { db: Database }): CardWall {
  let pool: { pictures: Promise<PlannedPicture[]>; until: number } | undefined;
  return {
    async picturesFor(page, now) {
      if (!pool || now.getTime() >= pool.until) {
        const pictures = readPool(db, now);
        // Failures are not cached.
        pictures.catch(() => {
          pool = undefined;
        });
        pool = { pictures, until: now.getTime() + FRESH_MS };
      }
      return choose(await pool.pictures, page);
    },
  };
}

async function readPool(db: Database, now: Date): Promise<PlannedPicture[]> {
  const dayBegan = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);
  const { items } = await listGalleryPage(db, {
    category: undefined,
    asOf: dayBegan,
    limit: CHOSEN_FROM,
    offset: 0,
  });
  if (items.length < PICTURES) return SHIPPED;
  return alternateCategories(items)
    .slice(0, POOL)
    .map(({ objectKey, width, height }) => ({ objectKey, width, height }));
}

/** The newest of each category, then the second newest of each, and so on. */
function alternateCategories(images: readonly GalleryImageView[]): GalleryImageView[] {
  const places = new Map<string, number>();
  return images
    .map((image) => {
      const place = places.get(image.category) ?? 0;
      places.set(image.category, place + 1);
      return { image, place };
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ image }) => image);
}

/** Starts at a different place in the pool for each page. */
function choose(pool: readonly PlannedPicture[], page: string): PlannedPicture[] {
  const start = createHash('sha256').update(page).digest().readUInt32BE() % pool.length;
  return Array.from({ length: PICTURES }, (_, i) => pool[(start + i) % pool.length]!);
}

/** The landing page's wall, painted by `scripts/paint-wall.ts`. */
const SHIPPED: PlannedPicture[] = [
  'fjord',
  'silk',
  'meadow',
  'sea',
  'bokeh',
  'dunes',
  'marble',
  'peaks',
  'autumn',
  'waves',
  'island',
  'lake',
  'ribbons',
  'hills',
].map((name) => ({ address: `/wall/${name}.webp`, width: 480, height: 400 }));
