/** Adds an XMP packet to an SVG as metadata, after the title: screen readers expect the title first. */
export function withSvgXmp(svg: Buffer, packet: string): Buffer {
  const text = svg.toString('utf8');
  const head = /^\s*(<\?xml[^>]*>\s*)?<svg\b[^>]*>(<title\b[^>]*>[^<]*<\/title>)?/.exec(text)?.[0] ?? '';
  return Buffer.from(`${head}<metadata>${packet}</metadata>${text.slice(head.length)}`, 'utf8');
}
