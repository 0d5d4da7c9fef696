import type { GalleryImage } from '../contract/gallery.ts';

/** A prompt shortened to at most this many characters, between words if possible. */
export function clippedPrompt(prompt: string, characters: number): string {
  const text = prompt.replace(/\s+/g, ' ').trim();
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters - 1);
  const space = cut.lastIndexOf(' ');
  const end = space > characters / 2 ? cut.slice(0, space) : cut;
  // Without half a surrogate pair at the end.
  return `${end.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,.;:–-]+$/, '')}…`;
}

/** Title (10 to 70 characters) and description (50 to 170) of its page. */
export function headOf({ prompt, category }: Pick<GalleryImage, 'prompt' | 'category'>) {
  return {
    title: `${clippedPrompt(prompt, 48)} · Picture · Framewright`,
    description: `“${clippedPrompt(prompt, 70)}”: a generated picture of the category ${clippedPrompt(category, 20)}, free to download, to remix and to use.`,
  };
}
