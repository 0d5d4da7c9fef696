import type { ModelCategory } from '../../src/engines/photo-studio/models/model-record.ts';
import type { Choice } from './choice.ts';
import { ANIMALS } from './choices/animals.ts';
import { BATH } from './choices/bath.ts';
import { BEDS } from './choices/beds.ts';
import { DECOR } from './choices/decor.ts';
import { ELECTRONICS } from './choices/electronics.ts';
import { FASHION } from './choices/fashion.ts';
import { FOOD } from './choices/food.ts';
import { KITCHEN } from './choices/kitchen.ts';
import { LIGHTING } from './choices/lighting.ts';
import { MUSIC } from './choices/music.ts';
import { OFFICE } from './choices/office.ts';
import { OUTDOOR } from './choices/outdoor.ts';
import { PLANTS } from './choices/plants.ts';
import { SEATING } from './choices/seating.ts';
import { SPORTS } from './choices/sports.ts';
import { STORAGE } from './choices/storage.ts';
import { TABLES } from './choices/tables.ts';
import { TABLEWARE } from './choices/tableware.ts';
import { TOOLS } from './choices/tools.ts';
import { TOYS } from './choices/toys.ts';
import { VEHICLES } from './choices/vehicles.ts';

/** All models of the product, by category. */
export const CHOICES: Readonly<Record<ModelCategory, readonly Choice[]>> = {
  animals: ANIMALS,
  bath: BATH,
  beds: BEDS,
  decor: DECOR,
  electronics: ELECTRONICS,
  fashion: FASHION,
  food: FOOD,
  kitchen: KITCHEN,
  lighting: LIGHTING,
  music: MUSIC,
  office: OFFICE,
  outdoor: OUTDOOR,
  plants: PLANTS,
  seating: SEATING,
  sports: SPORTS,
  storage: STORAGE,
  tables: TABLES,
  tableware: TABLEWARE,
  tools: TOOLS,
  toys: TOYS,
  vehicles: VEHICLES,
};
