/** Reports what an isolated program may do: `measure-isolation.ts` launches this one in place of the real program. */
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';

/** Resources that it tries to reach. */
export interface Canaries {
  server: number;
  /** A file that only the server may read, in a folder that only the server may write to. */
  file: string;
  folder: string;
  port: number;
}

export interface Facts {
  user: number;
  /** The user id in the parent user namespace; null without `/proc`. */
  outerUser: number | null;
  noNewPrivileges: boolean | null;
  /** In hexadecimal digits. */
  capabilities: string | null;
  readsFile: boolean;
  writesFile: boolean;
  seesServer: boolean;
  connects: boolean;
  variables: string[];
  /** Null: unlimited. */
  limits: Record<'dataBytes' | 'processes' | 'openFiles' | 'fileBytes' | 'cpuS', number | null>;
}

process.on('disconnect', () => process.exit());
process.once('message', async (canaries: Canaries) => process.send!(await look(canaries)));

async function look({ server, file, folder, port }: Canaries): Promise<Facts> {
  const status = tryTo(() => readFileSync('/proc/self/status', 'latin1'));
  const privileges = /^NoNewPrivs:\s*(\d)/m.exec(status ?? '')?.[1];
  return {
    user: process.getuid!(),
    outerUser: tryTo(outerUser) ?? null,
    noNewPrivileges: privileges === undefined ? null : privileges === '1',
    capabilities: /^CapEff:\s*(\w+)/m.exec(status ?? '')?.[1] ?? null,
    readsFile: tryTo(() => readFileSync(file)) !== undefined,
    writesFile: tryTo(() => write(join(folder, 'written'))) ?? false,
    seesServer:
      tryTo(() => process.kill(server, 0)) !== undefined ||
      tryTo(() => readFileSync(`/proc/${server}/environ`)) !== undefined,
    connects: await connects(port),
    variables: Object.keys(process.env),
    limits: limits(),
  };
}

function tryTo<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** `uid_map` maps a user namespace's ids to those of the machine. */
function outerUser(): number {
  const user = process.getuid!();
  const rows = readFileSync('/proc/self/uid_map', 'latin1').trim().split('\n');
  const row = rows
    .map((text) => text.trim().split(/\s+/).map(Number))
    .find(([inner = 0, , count = 0]) => inner <= user && user < inner + count);
  const [inner = 0, outer = 0] = row ?? [];
  return outer + user - inner;
}

function write(path: string): boolean {
  writeFileSync(path, '');
  rmSync(path);
  return true;
}

async function connects(port: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

function limits(): Facts['limits'] {
  // An address, so that no name is resolved.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits: Record<string, { soft: number | string }>;
  };
  const limit = (name: string) => {
    const soft = userLimits[name]?.soft;
    return typeof soft === 'number' ? soft : null;
  };
  return {
    dataBytes: limit('data_seg_size_bytes'),
    processes: limit('max_user_processes'),
    openFiles: limit('open_files'),
    fileBytes: limit('file_size_blocks'),
    cpuS: limit('cpu_time_seconds'),
  };
}
