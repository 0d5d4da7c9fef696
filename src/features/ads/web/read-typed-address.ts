/**
 * A web address as a person types it, `https://` added where the scheme was left out; null where it cannot be one.
 * The server judges where it leads.
 */
export function readTypedAddress(typed: string): string | null {
  const text = typed.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  return isWeb && /\S/.test(text) && !/\s/.test(text) ? text : null;
}
