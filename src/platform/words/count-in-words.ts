/** A number of things for people: `1 second`, `2 seconds`, `1,200 pictures`. */
export function countInWords(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
