import { createRandom, type Random } from '../math/seeded-random.ts';
import type { ObjectComposition, ObjectWish } from '../objects/object-definition.ts';
import type { ObjectScene } from '../objects/object-scene.ts';
import { composeBanner } from './carriers/banner.ts';
import { composeCake } from './carriers/cake.ts';
import { composeBook, composeCard } from './carriers/card-and-book.ts';
import { composeChalkboard, composePoster } from './carriers/framed.ts';
import { composeMug } from './carriers/mug.ts';
import { composePhoneScreen } from './carriers/phone-screen.ts';
import { composeShirt } from './carriers/shirt.ts';
import { composeNeon, composeShopSign } from './carriers/shop-and-neon.ts';
import { composeBillboard, composeRoadSign, composeSign } from './carriers/signs.ts';
import type { Carrier } from './carriers.ts';
import { type Lettering, prepareLettering, type WriteText } from './set-text.ts';
import type { LetteringWish } from './surface-drawing.ts';

interface CarrierPicture {
  compose(wish: LetteringWish, random: Random): ObjectComposition;
  /** Its letters, each as likely. */
  letterings: readonly Lettering[];
}

const PICTURES: Record<Carrier, CarrierPicture> = {
  sign: { compose: composeSign, letterings: ['bold', 'bold', 'serif', 'plain'] },
  'road-sign': { compose: composeRoadSign, letterings: ['bold', 'plain'] },
  'shop-sign': { compose: composeShopSign, letterings: ['serif', 'bold'] },
  neon: { compose: composeNeon, letterings: ['plain', 'serif'] },
  chalkboard: { compose: composeChalkboard, letterings: ['serif', 'plain'] },
  billboard: { compose: composeBillboard, letterings: ['bold', 'bold', 'serif'] },
  banner: { compose: composeBanner, letterings: ['bold', 'serif'] },
  poster: { compose: composePoster, letterings: ['bold', 'serif', 'plain'] },
  card: { compose: composeCard, letterings: ['serif', 'serif', 'plain'] },
  book: { compose: composeBook, letterings: ['serif', 'bold'] },
  phone: { compose: composePhoneScreen, letterings: ['bold', 'plain'] },
  mug: { compose: composeMug, letterings: ['bold', 'serif', 'plain'] },
  shirt: { compose: composeShirt, letterings: ['bold', 'serif'] },
  cake: { compose: composeCake, letterings: ['serif', 'bold'] },
};

/** Loads the fonts of the words for a carrier. */
export function prepareWords(carrier: Carrier, text: string, seed: number): Promise<WriteText> {
  return prepareLettering(text, createRandom(seed).pick(PICTURES[carrier].letterings));
}

/** A studio picture of something with words on it. */
export function composeLettering(
  carrier: Carrier,
  write: WriteText,
  wish: ObjectWish,
  seed: number,
): ObjectScene {
  const random = createRandom(seed);
  const own = random.seed();
  const side = Math.max(wish.width, wish.height);
  return { kind: 'object', seed: own, ...PICTURES[carrier].compose({ ...wish, write, side }, random) };
}
