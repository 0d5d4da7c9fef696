import type { ModelRecord } from './model-record.ts';
import { ANIMALS } from './records/animals.ts';
import { BATH } from './records/bath.ts';
import { BEDS } from './records/beds.ts';
import { DECOR } from './records/decor.ts';
import { ELECTRONICS } from './records/electronics.ts';
import { FASHION } from './records/fashion.ts';
import { FOOD } from './records/food.ts';
import { KITCHEN } from './records/kitchen.ts';
import { LIGHTING } from './records/lighting.ts';
import { MUSIC } from './records/music.ts';
import { OFFICE } from './records/office.ts';
import { OUTDOOR } from './records/outdoor.ts';
import { PLANTS } from './records/plants.ts';
import { SEATING } from './records/seating.ts';
import { SPORTS } from './records/sports.ts';
import { STORAGE } from './records/storage.ts';
import { TABLES } from './records/tables.ts';
import { TABLEWARE } from './records/tableware.ts';
import { TOOLS } from './records/tools.ts';
import { TOYS } from './records/toys.ts';
import { VEHICLES } from './records/vehicles.ts';

/** All models of the product. */
export const MODELS: readonly ModelRecord[] = [
  ...ANIMALS,
  ...BATH,
  ...BEDS,
  ...DECOR,
  ...ELECTRONICS,
  ...FASHION,
  ...FOOD,
  ...KITCHEN,
  ...LIGHTING,
  ...MUSIC,
  ...OFFICE,
  ...OUTDOOR,
  ...PLANTS,
  ...SEATING,
  ...SPORTS,
  ...STORAGE,
  ...TABLES,
  ...TABLEWARE,
  ...TOOLS,
  ...TOYS,
  ...VEHICLES,
];

const byKey = new Map(MODELS.map((record) => [record.key, record]));

export function findModel(key: string): ModelRecord | undefined {
  return byKey.get(key);
}
