import { camera } from './camera.ts';
import { candle } from './candle.ts';
import { chair } from './chair.ts';
import { coffeeMug } from './coffee-mug.ts';
import { deskLamp } from './desk-lamp.ts';
import { drone } from './drone.ts';
import { faceCream } from './face-cream.ts';
import { giftBox } from './gift-box.ts';
import { handbag } from './handbag.ts';
import { headphones } from './headphones.ts';
import { lipstick } from './lipstick.ts';
import { perfumeBottle } from './perfume-bottle.ts';
import { plant } from './plant.ts';
import type { Product } from './product.ts';
import { serumBottle } from './serum-bottle.ts';
import { smartphone } from './smartphone.ts';
import { speaker } from './speaker.ts';
import { sunglasses } from './sunglasses.ts';
import { vase } from './vase.ts';
import { waterBottle } from './water-bottle.ts';
import { wristwatch } from './wristwatch.ts';

export const PRODUCTS: readonly Product[] = [
  perfumeBottle,
  serumBottle,
  faceCream,
  lipstick,
  wristwatch,
  sunglasses,
  handbag,
  headphones,
  speaker,
  smartphone,
  camera,
  drone,
  coffeeMug,
  waterBottle,
  candle,
  vase,
  plant,
  deskLamp,
  chair,
  giftBox,
];
