/**
 * Compiles the studio's ray marcher to the committed WebAssembly. With `--check` it writes nothing, and exits with 1 if the
 * committed bytes are stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { main as compile } from 'assemblyscript/asc';

const folder = fileURLToPath(new URL('../src/engines/studio/objects/', import.meta.url));
const target = `${folder}kernel.wasm`;
const compiled: Uint8Array[] = [];

const { error, stderr } = await compile(
  [
    'kernel/paint.ts',
    '--baseDir',
    folder,
    '--outFile',
    'kernel.wasm',
    '-O3',
    '--runtime',
    'stub',
    '--noAssert',
  ],
  {
    writeFile: (_name: string, contents: Uint8Array | string) => {
      if (typeof contents !== 'string') compiled.push(contents);
    },
  },
);
const bytes = compiled[0];
if (error || !bytes) {
  console.error(stderr.toString());
  process.exitCode = 1;
} else if (!process.argv.includes('--check')) {
  await writeFile(target, bytes);
  console.log(`${bytes.length} bytes`);
} else if (Buffer.compare(bytes, await readFile(target)) !== 0) {
  console.error(
    'src/engines/studio/objects/kernel.wasm: differs from its sources; run node scripts/compile-kernel.ts',
  );
  process.exitCode = 1;
}
