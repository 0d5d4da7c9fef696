/**
 * Serves a provider's protocol, to try the product with it:
 * `node src/testing/provider-server/serve.ts [protocol] [port] [milliseconds per picture]`.
 */
import { findProtocol } from './protocols.ts';
import { startProviderServer } from './start-provider-server.ts';

const [name = 'openai-compatible', port = '5300', delayMs = '0'] = process.argv.slice(2);
const { baseUrl } = await startProviderServer(findProtocol(name), {
  port: Number(port),
  key: null,
  delayMs: Number(delayMs),
});
console.log(baseUrl);
