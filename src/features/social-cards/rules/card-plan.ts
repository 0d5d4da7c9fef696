import { createHash } from 'node:crypto';
import type { CardWords } from '#ports/card-painter';

/** The content of a page's card. */
export interface CardPlan extends CardWords {
  /** Hash of everything that decides the card's pixels, 32 hexadecimal digits. */
  digest: string;
  pictures: readonly PlannedPicture[];
  /** Whether the card may be cached publicly. A shared picture's card may not, since its link can be revoked. */
  isPublic: boolean;
}

/** One of our own pictures, by its object key or by the address of a file that ships with the app. */
export type PlannedPicture = { width: number; height: number } & (
  | { objectKey: string }
  | { address: string }
);

/** Raise this when the layout or drawing of cards changes. */
const EDITION = 2;

export function planOf(plan: Omit<CardPlan, 'digest'>): CardPlan {
  const { title, kicker, pictures } = plan;
  const sources = pictures.map((it) => ('objectKey' in it ? it.objectKey : it.address));
  const digest = createHash('sha256')
    .update(JSON.stringify([EDITION, title, kicker, sources]))
    .digest('hex')
    .slice(0, 32);
  return { ...plan, digest };
}
