import type { Choice } from '../choice.ts';

export const FOOD: readonly Choice[] = [
  {
    key: 'hamburger',
    from: 'BlendSwap-CC-BY/hamburger',
    names: ['hamburger', 'burger', 'cheeseburger'],
    on: 'plate',
  },
  { key: 'hot-dog', from: 'BlendSwap-CC-0/hotDog', names: ['hot dog', 'hotdog', 'frankfurter'], on: 'plate' },
  {
    key: 'birthday-cake',
    from: 'Scopia/birthday_cake',
    names: ['birthday cake', 'cake', 'chocolate cake'],
    on: 'table',
  },
  {
    key: 'fruit-bowl',
    from: 'Scopia/bowlWithFruits',
    names: ['fruit bowl', 'fruit', 'bananas', 'bowl of fruit', 'oranges'],
    on: 'table',
  },
  {
    key: 'salad-bowl',
    from: 'Scopia/bowlWithSalad',
    names: ['salad', 'salad bowl', 'green salad', 'bowl of salad'],
    on: 'table',
  },
  { key: 'apple-bowl', from: 'Scopia/apples', names: ['apples', 'bowl of apples', 'apple'], on: 'table' },
  {
    key: 'bread-loaf',
    from: 'BlendSwap-CC-0/bread',
    names: ['bread', 'sliced bread', 'loaf', 'loaf of bread'],
    on: 'table',
  },
  {
    key: 'roast-chicken',
    from: 'Scopia/roasted-chicken',
    names: ['roast chicken', 'roasted chicken', 'turkey', 'roast turkey'],
    on: 'plate',
  },
  { key: 'steak', from: 'Scopia/steak', names: ['steak', 'grilled steak', 'beef', 'meat'], on: 'plate' },
  {
    key: 'cupcake',
    from: 'BlendSwap-CC-0/cupcake',
    names: ['cupcake', 'muffin', 'frosted cupcake'],
    on: 'table',
  },
  { key: 'french-fries', from: 'Scopia/frenchFries', names: ['french fries', 'fries', 'chips'], on: 'plate' },
  {
    key: 'coffee-cup',
    from: 'BlendSwap-CC-0/caffe_final',
    names: ['cup of coffee', 'coffee', 'espresso', 'coffee cup'],
    on: 'table',
  },
  { key: 'butter', from: 'BlendSwap-CC-0/butter', names: ['butter', 'butter dish'], on: 'table' },
  {
    key: 'milk-carton',
    from: 'BlendSwap-CC-0/tetrapak',
    names: ['milk carton', 'carton of milk', 'milk'],
    on: 'table',
  },
  {
    key: 'yogurt-bottle',
    from: 'BlendSwap-CC-0/yogurtBottle',
    names: ['yogurt bottle', 'milk bottle', 'drinking yogurt'],
    on: 'table',
  },
  {
    key: 'red-wine',
    from: 'Scopia/wine_bottle',
    names: ['wine bottle', 'bottle of wine', 'red wine'],
    on: 'table',
  },
  {
    key: 'green-wine',
    from: 'KatorLegaz/red-wine-bottle-01',
    names: ['bottle of red wine', 'bordeaux'],
    on: 'table',
  },
  {
    key: 'beer-bottle',
    from: 'BlendSwap-CC-BY/beer_bottle',
    names: ['beer bottle', 'bottle of beer'],
    on: 'table',
  },
  {
    key: 'takeaway-coffee',
    from: 'BlendSwap-CC-BY/coffee_cup',
    names: ['takeaway coffee', 'paper cup', 'coffee to go', 'paper coffee cup'],
    on: 'table',
  },
];
