import { both, box, line, oval, path } from './materials.ts';

/** An animal that Fluent Emoji shows only the head of: our body with that head on it. */
interface WholeAnimal {
  /** What is behind the head. */
  body: string;
  /** Where the head's square of 32 units lies. */
  head: { x: number; y: number; scale: number };
  /** The drawing of the head in Fluent Emoji, if it has another name. */
  headDrawing?: string;
  /** What hides the edge of its neck. */
  front?: string;
}

/** Seen from the front, sitting on its haunches. */
function sitting(
  fur: string,
  {
    belly = fur,
    paws = fur,
    legs = fur,
    tail = '',
  }: { belly?: string; paws?: string; legs?: string; tail?: string },
): WholeAnimal {
  return {
    body:
      tail +
      path(
        fur,
        'M16 12C10.4 12 8.2 19 7.8 24C7.5 28.4 9.6 30.6 16 30.6C22.4 30.6 24.5 28.4 24.2 24C23.8 19 21.6 12 16 12',
      ) +
      both(oval(legs, 9.4, 26.4, 3.6, 4.4)) +
      oval(belly, 16, 23, 4.6, 6.4) +
      both(
        box(legs, 11.4, 19.4, 4.1, 11.4, 2.05) +
          oval(paws, 13, 29.9, 2.7, 1.8) +
          oval(paws, 8.4, 30.1, 3.2, 1.7),
      ),
    head: { x: 6, y: -0.6, scale: 0.625 },
  };
}

/** Seen from its left side, standing on four legs. */
function standing(
  fur: string,
  { hooves, shade, tail, head }: { hooves: string; shade: string; tail: string; head: WholeAnimal['head'] },
): WholeAnimal {
  const leg = (fill: string, x: number) => box(fill, x, 18, 3, 12.4, 1.2) + box(hooves, x, 28.6, 3, 2.4, 0.8);
  return {
    body:
      leg(shade, 14.6) +
      leg(shade, 23) +
      tail +
      path(
        fur,
        'M10 14C13 12.6 24 12 27 13.6C29.6 15 30 19.6 28.4 22.4C27.6 23.8 13.6 24.2 11.4 22.6C9 20.8 8.6 15.6 10 14',
      ) +
      leg(fur, 11.2) +
      leg(fur, 25.6),
    head,
  };
}

const RINGED_TAIL =
  line('gray', 4.4, 'M23 28C27.4 28.4 29.6 25 28.4 20.4') +
  line('#4a4654', 4.4, 'M26.4 27.2L26.8 27') +
  line('#4a4654', 4.4, 'M28.6 23.4L28.6 23');

/** By the name of the head in Fluent Emoji. */
export const WHOLE_ANIMALS: Readonly<Record<string, WholeAnimal>> = {
  fox: sitting('orange', {
    belly: 'cream',
    paws: '#4a2c2a',
    tail: line('orange', 5.4, 'M22.6 27.6C27.4 28 29.4 24 27.8 19.4') + oval('cream', 27.6, 18.4, 2.4, 2.8),
  }),
  wolf: sitting('gray', { belly: 'white', tail: line('gray', 5, 'M22.6 28C27.4 28.4 29.2 25 28 21') }),
  raccoon: sitting('gray', { belly: 'steel', paws: '#4a4654', tail: RINGED_TAIL }),
  bear: sitting('brown', { belly: 'sand' }),
  'polar-bear': sitting('white', {}),
  panda: sitting('white', { legs: 'black', paws: 'black' }),
  koala: sitting('gray', { belly: 'white' }),
  hamster: sitting('toast', { belly: 'cream', paws: '#f6a9a0' }),
  lion: sitting('yellow', {
    belly: 'cream',
    tail: line('yellow', 2, 'M23 28.6C28.6 29 29.4 25 27.6 21.6') + oval('brown', 27.4, 20.8, 2, 2.4),
  }),
  'sitting-cat': {
    ...sitting('yellow', {
      belly: 'cream',
      tail: line('yellow', 2.6, 'M22.6 28.4C28 29 29.6 25.4 28.2 21.6C27.8 20.4 28.4 19.4 29.4 19.4'),
    }),
    headDrawing: 'cat-face',
  },
  'sitting-dog': {
    ...sitting('toast', { belly: 'cream', tail: line('toast', 2.6, 'M23 27.6C26.4 27.2 28.2 25 28.4 22') }),
    headDrawing: 'dog-face',
  },
  'sitting-rabbit': {
    ...sitting('white', { tail: oval('white', 24.4, 27, 2.6) }),
    headDrawing: 'rabbit-face',
  },
  'sitting-tiger': {
    ...sitting('orange', {
      belly: 'cream',
      tail:
        line('orange', 2.6, 'M22.6 28.4C28.4 28.8 29.4 24.6 28 20.6') +
        line('black', 2.6, 'M28.2 21.4L28 20.6'),
    }),
    headDrawing: 'tiger-face',
  },
  'sitting-monkey': {
    ...sitting('brown', {
      belly: 'sand',
      tail: line('brown', 1.8, 'M23 28.6C28.6 29 29.8 24 27.4 21.6C26 20.4 24.6 21.6 25.4 23'),
    }),
    headDrawing: 'monkey-face',
  },
  'sitting-mouse': {
    ...sitting('lilac', { paws: '#f6a9a0', tail: line('#f6a9a0', 1.2, 'M23 29C28 29.4 28.4 25.4 30 25') }),
    headDrawing: 'mouse-face',
  },
  'sitting-pig': {
    ...sitting('pink', {
      paws: '#c3357b',
      tail: line('pink', 1.2, 'M23.6 27C25.4 27.4 26.4 25.6 25.4 25.2'),
    }),
    headDrawing: 'pig-face',
  },
  frog: {
    body:
      both(
        path('green', 'M11 18C5 17.6 1.6 22.4 2.4 27.4C4.4 29.6 8.4 29.8 11.6 28.4Z') +
          path('green', 'M2.4 28.2C0.8 29 0.6 31 2 31H11C12.6 31 12.4 28.6 10.8 28.2Z'),
      ) +
      path(
        'green',
        'M16 12C9.4 12 7.8 18 8.2 23C8.6 28 11.4 30 16 30C20.6 30 23.4 28 23.8 23C24.2 18 22.6 12 16 12',
      ) +
      oval('yellow', 16, 23, 5.4, 6.4) +
      both(box('green', 10.4, 20, 3.2, 10, 1.6) + oval('green', 11.4, 30, 2.8, 1.3)),
    head: { x: 6.4, y: 0.6, scale: 0.6 },
  },
  chicken: {
    body:
      line(
        'orange',
        1,
        'M15.6 25V30.4M13.6 30.6L15.6 29.6L17.4 30.6M20.4 25V30.4M18.4 30.6L20.4 29.6L22.2 30.6',
      ) +
      path(
        'white',
        'M7.4 13C7 21.4 9.6 27 17 27C24 27 26.6 22.4 27 18.6C29 16.6 30.4 13 29.6 9.6C26.4 10 23.4 12.4 21.6 16C18.4 17.4 15.4 16.6 14.6 12Z',
      ) +
      path(
        '#d9d2e6',
        'M13.6 19C16.4 17.6 21 17.8 23.4 19.4C22.4 23 18.6 24.6 15.4 23.4C13.8 22.6 13.2 20.6 13.6 19',
      ),
    head: { x: 1, y: 0, scale: 0.56 },
  },
  unicorn: standing('lilac', {
    hooves: '#7d5fc0',
    shade: '#a78fd4',
    tail:
      line('pink', 2.4, 'M28 15C31 17 29.4 21 30.4 25') +
      line('purple', 1.6, 'M28.4 15.6C30 18 28 21 28.8 24.4'),
    head: { x: -0.6, y: -0.4, scale: 0.6 },
  }),
  moose: {
    ...standing('brown', {
      hooves: '#3d2a28',
      shade: '#5d3a32',
      tail: line('brown', 2, 'M28.4 15.6L29.6 18.4'),
      head: { x: -0.4, y: -0.2, scale: 0.6 },
    }),
    front: path(
      'brown',
      'M17 12.6C13 12.8 9.6 14.6 9.4 17.6C9.4 21 11 23 14 23C17 23 21 18 20.4 14.6C20 13.2 18.6 12.6 17 12.6',
    ),
  },
};

/** Our names of the heads alone, with those in Fluent Emoji. */
export const HEADS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WHOLE_ANIMALS)
    .filter(([, { headDrawing }]) => headDrawing === undefined)
    .map(([icon]) => [`${icon}-face`, icon]),
);
