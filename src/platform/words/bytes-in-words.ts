/** A number of bytes for people, in decimal units as disks are sold: `18.4 MB`, `2 GB`. */
export function bytesInWords(bytes: number): string {
  const [size, unit] = bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  const shown = bytes === 0 ? 0 : Math.max(0.1, size);
  return `${shown.toLocaleString('en', { maximumFractionDigits: 1 })} ${unit}`;
}
