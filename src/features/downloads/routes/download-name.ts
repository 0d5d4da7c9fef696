/** The name of a downloaded file without its ending. */
export function downloadName(generationId: string | number | undefined): string {
  const name = String(generationId ?? Date.now()).replace(/[^\w-]/g, '');
  return `framewright-${name || Date.now()}`;
}
