import { FASHION_AND_BEAUTY } from './fashion-and-beauty.ts';
import { FLAGS } from './flags.ts';
import { FOOD_AND_NATURE } from './food-and-nature.ts';
import { FURNITURE } from './furniture.ts';
import { LANDMARKS } from './landmarks.ts';
import { MONEY_AND_OFFICE } from './money-and-office.ts';
import { SPORTS_AND_HOLIDAYS } from './sports-and-holidays.ts';
import { VEHICLES_AND_DEVICES } from './vehicles-and-devices.ts';

/** Drawings of our own, by name: SVG elements in a square of 32 units, in the style of Fluent Emoji. */
export const OWN_DRAWINGS: Readonly<Record<string, string>> = {
  ...FASHION_AND_BEAUTY,
  ...FLAGS,
  ...FOOD_AND_NATURE,
  ...FURNITURE,
  ...LANDMARKS,
  ...MONEY_AND_OFFICE,
  ...SPORTS_AND_HOLIDAYS,
  ...VEHICLES_AND_DEVICES,
};
