export function findAlikeWords(_form: string): string[] {
  return [];
}
