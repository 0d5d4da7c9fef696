/**
 * Named by pages of sites that collect traces, and by no others: what a person does begins a trace, which leads from
 * the request that it makes to whatever that sets going. What pages ask by themselves begins theirs at the server.
 */
const ask = window.fetch;

window.fetch = (input, init) => {
  if (typeof input !== 'string' || !isOurs(input) || !init?.method || init.method === 'GET')
    return ask(input, init);
  const headers = new Headers(init.headers);
  // https://www.w3.org/TR/trace-context/#traceparent-header
  headers.set('traceparent', `00-${randomHex(16)}-${randomHex(8)}-01`);
  return ask(input, { ...init, headers });
};

function isOurs(address: string): boolean {
  return new URL(address, location.href).origin === location.origin;
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
