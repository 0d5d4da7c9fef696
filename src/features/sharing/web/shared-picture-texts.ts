import type { SharedPicture } from '../contract/shared-pictures.ts';

/** Title (10 to 70 characters) and description (50 to 170) of its page. */
export function headOf({ prompt, width, height }: Pick<SharedPicture, 'prompt' | 'width' | 'height'>) {
  if (prompt === null) {
    return {
      title: 'A shared picture · Framewright',
      description: `A picture of ${width} × ${height} pixels that somebody made with Framewright and shared with those who have its link.`,
      alt: 'The shared picture',
    };
  }
  return {
    title: `${clipped(prompt, 45)} · Shared · Framewright`,
    description: `“${clipped(prompt, 80)}”: a picture that somebody made with Framewright and shared with those who have its link.`,
    alt: prompt,
  };
}

/** At most so many characters, cut between words. */
function clipped(prompt: string, characters: number): string {
  const text = prompt.replace(/\s+/g, ' ').trim();
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters - 1);
  const space = cut.lastIndexOf(' ');
  const end = space > characters / 2 ? cut.slice(0, space) : cut;
  // Half of a pair of surrogates is no character.
  return `${end.replace(/[\uD800-\uDBFF]$/, '')}…`;
}
