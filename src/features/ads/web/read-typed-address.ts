/**
 * The trimmed text if it is a web address, with or without a scheme; otherwise null. The server checks where it leads.
 */
export function readTypedAddress(typed: string): string | null {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isWeb && /\S/.test(text) && !/\s/.test(text) ? text : null;
}
