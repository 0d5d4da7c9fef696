import { type Thing, thing } from '../thing.ts';
import { bagels } from './bagel.ts';
import { coffeeBeans } from './coffee-beans.ts';
import { friedEggs } from './fried-eggs.ts';
import { oatmeal } from './oatmeal.ts';
import { spaghetti } from './pasta.ts';
import { sandwich } from './sandwich.ts';
import { smoothieBowl } from './smoothie-bowl.ts';
import { soup } from './soup.ts';
import { tacos } from './tacos.ts';
import { waffles } from './waffles.ts';

const food = { category: 'food' } as const;

/** Meals on the plate or in the bowl that they are served in. */
export const DISHES: readonly Thing[] = [
  thing(
    ['soup', 'tomato soup', 'bowl of soup', 'bowl of tomato soup', 'soup bowl with soup', 'gazpacho'],
    food,
    () => soup({ color: '#b5421a', dark: [0.6, 0.16, 0.05], light: [0.78, 0.3, 0.1] }),
  ),
  thing(
    ['pumpkin soup', 'bowl of pumpkin soup', 'carrot soup', 'butternut soup', 'lentil soup', 'curry'],
    food,
    () => soup({ color: '#cf7a1e', dark: [0.77, 0.41, 0.08], light: [0.9, 0.56, 0.17] }),
  ),
  thing(
    ['pasta', 'spaghetti', 'plate of spaghetti', 'plate of pasta', 'spaghetti bolognese', 'noodles'],
    food,
    spaghetti,
  ),
  thing(
    ['sandwich', 'club sandwich', 'sandwiches', 'toast sandwich', 'ham sandwich', 'plate of sandwiches'],
    food,
    sandwich,
  ),
  thing(['tacos', 'taco', 'mexican tacos', 'plate of tacos'], food, tacos),
  thing(
    [
      'fried eggs',
      'fried egg',
      'bacon and eggs',
      'eggs and bacon',
      'english breakfast',
      'plate of fried eggs',
    ],
    food,
    friedEggs,
  ),
  thing(
    ['oatmeal', 'porridge', 'bowl of oatmeal', 'yogurt bowl', 'yogurt with berries', 'muesli', 'granola'],
    food,
    oatmeal,
  ),
  thing(['smoothie bowl', 'acai bowl', 'berry bowl', 'açaí bowl'], food, smoothieBowl),
  thing(['bagels', 'bagel', 'bagel with cream cheese', 'sesame bagel'], food, bagels),
  thing(
    ['coffee beans', 'roasted coffee', 'roasted coffee beans', 'scoop of coffee beans'],
    food,
    coffeeBeans,
  ),
  thing(['waffles', 'waffle', 'belgian waffle', 'plate of waffles'], food, waffles),
];
