import { createHash } from 'node:crypto';
import type { CardWords } from '#ports/card-painter';

/** What the card of a page will show. */
export interface CardPlan extends CardWords {
  /** Of all that decides the card's pixels: plans that differ have others. 32 hexadecimal digits. */
  digest: string;
  pictures: readonly PlannedPicture[];
  /** Whether anybody may keep the card; the card of a shared picture ends with its link. */
  isPublic: boolean;
}

/** One of our own pictures, by its object key or by the address of a file that ships with the app. */
export type PlannedPicture = { width: number; height: number } & (
  | { objectKey: string }
  | { address: string }
);

/** To be raised when cards are laid out or drawn in another way. */
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
