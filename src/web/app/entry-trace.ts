/**
 * Only loaded on sites that collect traces. Each change that a user requests starts a trace. Traces of page loads and
 * polls start on the server.
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
