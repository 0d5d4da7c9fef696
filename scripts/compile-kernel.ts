/**
 * Compiles the engines' AssemblyScript to the committed WebAssembly. With `--check` it writes nothing, and exits with 1 if
 * committed bytes are stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main as compile } from 'assemblyscript/asc';

interface Kernel {
  /** Folder of `kernel.wasm`, below the repository's root. */
  folder: string;
  entry: string;
  options: readonly string[];
  /** Literals with a point or an exponent are single precision; otherwise they would widen whole expressions to double. */
  hasSingleLiterals: boolean;
}

const KERNELS: readonly Kernel[] = [
  { folder: 'src/engines/studio/objects/', entry: 'kernel/paint.ts', options: [], hasSingleLiterals: false },
  {
    folder: 'src/engines/photo-studio/',
    entry: 'kernel/kernel.ts',
    options: [
      '--converge',
      '--importMemory',
      '--sharedMemory',
      '--initialMemory',
      '16',
      '--maximumMemory',
      '32768',
      '--enable',
      'threads',
      '--enable',
      'simd',
      '--use',
      'abort=',
    ],
    hasSingleLiterals: true,
  },
];

const root = fileURLToPath(new URL('../', import.meta.url));
for (const kernel of KERNELS) await compileKernel(kernel);

async function compileKernel({ folder, entry, options, hasSingleLiterals }: Kernel): Promise<void> {
  const base = join(root, folder);
  const compiled: Uint8Array[] = [];
  const { error, stderr } = await compile(
    [
      entry,
      '--baseDir',
      base,
      '--outFile',
      'kernel.wasm',
      '-O3',
      '--runtime',
      'stub',
      '--noAssert',
      ...options,
    ],
    {
      readFile: async (name: string, directory: string) => {
        const path = isAbsolute(name) ? name : join(directory, name);
        const source = await readFile(path, 'utf8').catch(() => null);
        return hasSingleLiterals && source !== null && path.startsWith(base)
          ? withSingleLiterals(source)
          : source;
      },
      writeFile: (_name: string, contents: Uint8Array | string) => {
        if (typeof contents !== 'string') compiled.push(contents);
      },
    },
  );
  const bytes = compiled[0];
  const target = join(base, 'kernel.wasm');
  if (error || !bytes) {
    console.error(stderr.toString());
    process.exitCode = 1;
  } else if (!process.argv.includes('--check')) {
    await writeFile(target, bytes);
    console.log(`${folder}kernel.wasm: ${bytes.length} bytes`);
  } else if (Buffer.compare(bytes, await readFile(target)) !== 0) {
    console.error(`${folder}kernel.wasm: differs from its sources; run node scripts/compile-kernel.ts`);
    process.exitCode = 1;
  }
}

function withSingleLiterals(source: string): string {
  return source.replace(/(?<![\w.>])(\d+\.\d+(?:e-?\d+)?|\d+e-?\d+)(?![\w.])/g, '<f32>$1');
}
