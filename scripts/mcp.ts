/**
 * The site's tools for programs that speak the Model Context Protocol over standard input and output: passes each message on to
 * `/mcp` of a running site. `FRAMEWRIGHT` has its address, `FRAMEWRIGHT_KEY` the key.
 */
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

const { FRAMEWRIGHT = 'http://localhost:3000', FRAMEWRIGHT_KEY } = process.env;
if (!FRAMEWRIGHT_KEY) {
  console.error('FRAMEWRIGHT_KEY is missing: create a key on the account page of the site.');
  process.exit(1);
}
if (!URL.canParse(FRAMEWRIGHT)) {
  console.error(`FRAMEWRIGHT must be the address of the site, such as http://localhost:3000: ${FRAMEWRIGHT}`);
  process.exit(1);
}

const site = new StreamableHTTPClientTransport(new URL('/mcp', FRAMEWRIGHT), {
  requestInit: { headers: { authorization: `Bearer ${FRAMEWRIGHT_KEY}` } },
});
const program: Transport = new StdioServerTransport();

program.onmessage = (message) => {
  site.send(message).catch((error: Error) => {
    console.error(error.message);
    if ('id' in message && 'method' in message) {
      const refusal: JSONRPCMessage = {
        jsonrpc: '2.0',
        id: message.id,
        error: { code: -32_000, message: `${FRAMEWRIGHT} did not answer: ${error.message}` },
      };
      void program.send(refusal);
    }
  });
};
site.onmessage = (message) => void program.send(message);
program.onclose = () => void site.terminateSession().finally(() => site.close());
process.stdin.once('end', () => void program.close());
await site.start();
await program.start();
