const MOST_CHARACTERS = 200;
// Controls, lone surrogates, and what turns the direction of the text around it.
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A file's name as it may be shown: without folders and unseen characters, 1 to 200 characters. */
export function cleanFileName(name: string): string {
  const withoutFolders = name.split(/[/\\]/).at(-1) ?? '';
  const shown = withoutFolders.replace(/\s/g, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
  const short = [...shown].slice(0, MOST_CHARACTERS).join('').trim();
  return /^\.*$/.test(short) ? 'image' : short;
}
