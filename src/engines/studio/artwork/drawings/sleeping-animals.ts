import { line, oval, path } from './materials.ts';

/** Lies on its side of the square with the head on the paws, the eyes closed, the tail around it. */
function curled(
  fur: string,
  belly: string,
  { ears, marks, tail }: { ears: string; marks: string; tail: string },
): string {
  return (
    path(
      fur,
      'M6 28.6C3 24 6 14 16.6 13.2C26.6 12.8 31 20.4 29.4 26C28.6 29 26 30 22 30H9C7.6 30 6.8 29.6 6 28.6',
    ) +
    marks +
    oval('#00000018', 18, 28.4, 9, 1.5) +
    tail +
    ears +
    oval(fur, 8.6, 22.4, 7, 6) +
    oval(belly, 6.2, 25, 3.6, 2.5) +
    oval('#7a3b3b', 4.2, 23.4, 1, 0.7) +
    line('#5a3426', 0.75, 'M5 21.2Q6.2 22.4 7.4 21.4M10 21.2Q11.4 22.6 12.8 21.4') +
    line('#5a3426', 0.5, 'M4.2 24.2Q4.8 25.4 6.2 25') +
    oval(fur, 5.6, 29, 3.6, 1.5) +
    oval(fur, 12.4, 29.2, 3.6, 1.4)
  );
}

/** Animals asleep, which Fluent Emoji shows only awake. */
export const SLEEPING_ANIMALS: Record<string, string> = {
  'sleeping-cat': curled('#f9a35f', '#fff0dc', {
    ears:
      path('#f9a35f', 'M3 19.6L3.6 13.6L8.2 17.2M9.6 17L13.8 13.4L14.6 19.8') +
      path('#f28a8f', 'M4.2 17.6L4.5 15.4L6.4 17M11 17L13 15.2L13.4 17.8'),
    marks: line('#c8703a', 1.3, 'M16.4 13.8Q18 17 17 19.6M20.6 14Q22.2 17.2 21.2 20M24.8 16Q26 18.6 25 21'),
    tail:
      line('#f9a35f', 3, 'M28.4 24.4C29 29.6 22 29.6 15.4 28.8') +
      line('#c8703a', 3, 'M17 29Q16 29 15.2 28.8'),
  }),
  'sleeping-dog':
    curled('#eab676', '#fdf1de', {
      ears: '',
      marks: oval('#c98d4e@.55', 21, 17.6, 4.6, 3),
      tail: line('#eab676', 2.6, 'M28 24.6C29.6 28.4 24.6 29.4 20 28.9'),
    }) +
    path('#b9793f', 'M12.2 17.2C16.4 17.4 17.6 23 15.8 25.6C14.2 26.6 12 22 11.4 18.6') +
    path('#b9793f', 'M3.6 18.4C2 18.8 0.8 22 1.6 24C3 24.4 4 21.4 4.6 19.2'),
};
