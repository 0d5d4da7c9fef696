const MAX_CHARACTERS = 200;
// Control characters, lone surrogates and characters that change the direction of text.
const INVISIBLE = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name for display: without folders and invisible characters, 1 to 200 characters. */
export function cleanFileName(name: string): string {
  const withoutFolders = name.split(/[/\\]/).at(-1) ?? '';
  const shown = withoutFolders.replace(/\s/g, ' ').replace(INVISIBLE, '').replace(/ +/g, ' ').trim();
  const short = [...shown].slice(0, MAX_CHARACTERS).join('').trim();
  return /^\.*$/.test(short) ? 'image' : short;
}
