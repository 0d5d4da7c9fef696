const NAMED_MAX = 3;
const NAME_MAX_CHARACTERS = 40;

/** '“A lake” is', '“A lake” and “Dunes” are', '“A lake”, “Dunes”, “Fog” and 4 more pictures are'. Repeated names are counted. */
export function beingNamed(names: readonly string[]): string {
  const named = [...new Set(names)].slice(0, NAMED_MAX);
  const more = names.length - named.length;
  const parts = [
    ...named.map((name) => `“${shortened(name)}”`),
    ...(more > 0 ? [more === 1 ? 'one more picture' : `${more} more pictures`] : []),
  ];
  const last = parts.pop() ?? '';
  return parts.length === 0 ? `${last} is` : `${parts.join(', ')} and ${last} are`;
}

function shortened(name: string): string {
  const characters = [...name];
  return characters.length > NAME_MAX_CHARACTERS
    ? `${characters.slice(0, NAME_MAX_CHARACTERS).join('').trimEnd()}…`
    : name;
}
