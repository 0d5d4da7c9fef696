import { ProviderError } from '#platform/errors/provider-error';
import type { ImagePrompt, ImagePromptRequest, TextModel } from '#ports/text-model';
import { writeBuiltinCopy, writeBuiltinVisual } from './builtin-ad-writer.ts';
import type { GallerySubject } from './gallery-subjects/subject-styles.ts';
import { GALLERY_SUBJECTS } from './gallery-subjects.ts';

/**
 * Composes texts from tables and from the texts of pages, without a key or the network.
 * @param random in [0, 1)
 */
export function createBuiltinTextModel({ random = Math.random }: { random?: () => number } = {}): TextModel {
  return {
    id: 'builtin',
    writeImagePrompt: async (request, { signal }) => {
      signal.throwIfAborted();
      return composeImagePrompt(request, random);
    },
    writeAdCopy: async (request, { signal }) => {
      signal.throwIfAborted();
      return writeBuiltinCopy(request);
    },
    writeAdVisual: async (request, { signal }) => {
      signal.throwIfAborted();
      return writeBuiltinVisual(request);
    },
  };
}

function composeImagePrompt({ category, recent }: ImagePromptRequest, random: () => number): ImagePrompt {
  const subjects = Object.entries(GALLERY_SUBJECTS).find(([name]) => name === category)?.[1];
  if (!subjects) throw new ProviderError('rejected', `There is nothing to write about ${category}`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const subject = pick(leastRecent(subjects, recent));
  const touches = subject.touches.map((row) => pick(row));
  return {
    prompt: [`${pick(subject.things)} ${pick(subject.places)}`, ...touches].join(', '),
    aspectRatio: pick(subject.aspects),
  };
}

/**
 * The next opening of a new gallery, or else the subjects without a recent prompt, or else the subject whose last prompt is the
 * oldest.
 */
function leastRecent(subjects: readonly GallerySubject[], recent: readonly string[]): GallerySubject[] {
  const ages = subjects.map((subject) => {
    const age = recent.findIndex((prompt) => isAbout(subject, prompt));
    return age === -1 ? Number.POSITIVE_INFINITY : age;
  });
  const oldest = Math.max(...ages);
  const rested = subjects.filter((_, index) => ages[index] === oldest);
  const [next] = rested
    .filter(({ opens = 0 }) => opens > recent.length)
    .toSorted((one, other) => one.opens! - other.opens!);
  return next ? [next] : rested;
}

function isAbout({ things, places }: GallerySubject, prompt: string): boolean {
  return things.some((thing) => places.some((place) => prompt.startsWith(`${thing} ${place},`)));
}
