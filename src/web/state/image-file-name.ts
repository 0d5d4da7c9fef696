interface NamedImage {
  imageUrl: string;
  generationId?: string;
  /** Place of the image among those of its generation, from 0. */
  index: number;
  count: number;
}

/** The name under which an image is saved; `now` in milliseconds names those that belong to no generation. */
export function imageFileName({ imageUrl, generationId, index, count }: NamedImage, now: number): string {
  if (generationId !== undefined) {
    return count > 1 ? `${PREFIX}${generationId}-${index + 1}.png` : `${PREFIX}${generationId}.png`;
  }
  const path = imageUrl.split(/[?#]/, 1)[0] ?? '';
  const png = imageUrl.includes('background-removal') || path.endsWith('.png');
  return `${PREFIX}${now}.${png ? 'png' : 'jpg'}`;
}

const PREFIX = 'framewright-';
