/** Decodes a `data:` URL, tolerating sloppy ones. @returns undefined for any other address */
export function readDataUrl(url: string): Buffer | undefined {
  const [, kind, text] = /^data:([^,]{0,200}),(.*)$/s.exec(url) ?? [];
  if (kind === undefined || text === undefined) return undefined;
  const bytes = Buffer.from(text)
    .toString('latin1')
    .replace(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, /;\s*base64\s*$/i.test(kind) ? 'base64' : 'latin1');
}
