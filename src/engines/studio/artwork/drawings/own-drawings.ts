import { NECKWEAR } from './dressed-animals.ts';
import { DRINKS_AND_CLOTHES } from './drinks-and-clothes.ts';
import { FASHION_AND_BEAUTY } from './fashion-and-beauty.ts';
import { FIGURES_AND_STALLS } from './figures-and-stalls.ts';
import { FLAGS } from './flags.ts';
import { FLOWERS_AND_SLEIGHS } from './flowers-and-sleighs.ts';
import { FOOD_AND_NATURE } from './food-and-nature.ts';
import { FURNITURE } from './furniture.ts';
import { INSTRUMENTS_AND_TOYS } from './instruments-and-toys.ts';
import { KITCHEN_AND_HOME } from './kitchen-and-home.ts';
import { LANDMARKS } from './landmarks.ts';
import { MONEY_AND_OFFICE } from './money-and-office.ts';
import { ROADS_AND_SHIPS } from './roads-and-ships.ts';
import { SHAPES } from './shapes.ts';
import { SLEEPING_ANIMALS } from './sleeping-animals.ts';
import { SPORTS_AND_HOLIDAYS } from './sports-and-holidays.ts';
import { TABLE_AND_HANDS } from './table-and-hands.ts';
import { VEHICLES_AND_DEVICES } from './vehicles-and-devices.ts';

/** Drawings of our own, by name: SVG elements in a square of 32 units, in the style of Fluent Emoji. */
export const OWN_DRAWINGS: Readonly<Record<string, string>> = {
  ...DRINKS_AND_CLOTHES,
  ...FASHION_AND_BEAUTY,
  ...FIGURES_AND_STALLS,
  ...FLAGS,
  ...FLOWERS_AND_SLEIGHS,
  ...FOOD_AND_NATURE,
  ...FURNITURE,
  ...INSTRUMENTS_AND_TOYS,
  ...KITCHEN_AND_HOME,
  ...LANDMARKS,
  ...MONEY_AND_OFFICE,
  ...NECKWEAR,
  ...ROADS_AND_SHIPS,
  ...SHAPES,
  ...SLEEPING_ANIMALS,
  ...SPORTS_AND_HOLIDAYS,
  ...TABLE_AND_HANDS,
  ...VEHICLES_AND_DEVICES,
};
