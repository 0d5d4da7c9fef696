import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports of one start: its own and those of its stand-ins, which follow it. */
const PORTS = 4;
const FIRST_PORT = 20_000;
const PORTS_OF_LANE = 1_000;
// Up to 32,768, where the systems' own ranges begin.
const LANES = 12;
// Differs in each process, so that two checkouts that start at the same moment do not collide.
let taken = process.pid;

/**
 * A port with free ports above it. It is below the range from which systems assign ports, which an embedded database or
 * a connection might take first. Parallel test files use separate ranges.
 */
export async function freePort(): Promise<number> {
  const lane = (Number(process.env.VITEST_POOL_ID ?? 0) % LANES) * PORTS_OF_LANE;
  const port = FIRST_PORT + lane + ((taken * PORTS) % PORTS_OF_LANE);
  taken += 1;
  for (let one = port; one < port + PORTS; one += 1) if (!(await isFree(one))) return await freePort();
  return port;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
