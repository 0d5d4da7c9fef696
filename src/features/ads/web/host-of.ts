/** Of a web address: where it leads, as people say it. */
export function hostOf(address: string): string {
  return URL.parse(address)?.host.replace(/^www\./, '') ?? address;
}
