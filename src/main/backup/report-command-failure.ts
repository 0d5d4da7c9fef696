import { ProviderError } from '#platform/errors/provider-error';
import { ConfigError } from '../config/config-error.ts';
import { StartError } from '../supervisor/start-error.ts';

/**
 * Runs a command. Errors that the operator can fix print one line and set exit code 1 (2 for invalid options); other
 * errors are bugs and end the process with a stack trace.
 */
export async function reportCommandFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const line = lineOf(error as NodeJS.ErrnoException);
    if (line === undefined) throw error;
    console.error(`framewright: ${line}`);
    process.exitCode = codeOf(error).startsWith('ERR_PARSE_ARGS') ? 2 : 1;
  }
}

const FILE_FAULTS: Record<string, string> = {
  EACCES: 'may not be written or read',
  EPERM: 'may not be written or read',
  EROFS: 'is on a disk that is read-only',
  ENOSPC: 'cannot be written: the disk is full',
  EDQUOT: 'cannot be written: there is no more space for this user',
  EFBIG: 'cannot be written: it is larger than files may be',
  ENOENT: 'is not there',
  ENOTDIR: 'leads through a file that is no folder',
  EISDIR: 'is a folder',
  EIO: 'cannot be read or written: the disk is damaged',
};

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const DATABASE_FAULTS: Record<string, string> = {
  '28P01': 'refuses the user or the password of DATABASE_URL',
  '28000': 'refuses the user or the password of DATABASE_URL',
  '3D000': 'does not exist: look at the name in DATABASE_URL',
  '42501': 'does not let the user of DATABASE_URL do that: DATABASE_MIGRATION_URL names one that may',
  '53100': 'has no space left on its disk',
  '53300': 'takes no more connections',
};

function lineOf(error: NodeJS.ErrnoException): string | undefined {
  const code = codeOf(error);
  if (error instanceof ConfigError || error instanceof StartError || error instanceof ProviderError)
    return error.message;
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message.split('\n')[0];
  if (DATABASE_FAULTS[code]) return `The database ${DATABASE_FAULTS[code]}`;
  if (/^(08|57P)/.test(code) || error.syscall === 'connect' || error.syscall === 'getaddrinfo')
    return `The database cannot be reached (${code}): look at DATABASE_URL, and whether it is up`;
  if (FILE_FAULTS[code]) {
    // In a failed rename, the target is the problem.
    const { dest } = error as { dest?: string };
    return `${dest ?? error.path ?? 'A file'} ${FILE_FAULTS[code]}`;
  }
  return undefined;
}

function codeOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
