import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MODULE = fileURLToPath(new URL('./allow-decoders.ts', import.meta.url));

/** Runs in a child process: a blocked decoder is blocked for the whole process. */
function readable(isGuarded: boolean): string[] {
  const program = `
    import sharp from 'sharp';
    import { allowDecoders } from ${JSON.stringify(MODULE)};
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c63' } });
    const files = { svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>') };
    for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif', 'tiff']) files[format] = await picture.toFormat(format).toBuffer();
    if (${isGuarded}) allowDecoders();
    const read = [];
    for (const [format, bytes] of Object.entries(files))
      await sharp(bytes).raw().toBuffer().then(() => read.push(format), () => undefined);
    console.log(JSON.stringify(read));`;
  const node = ['--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, node, { encoding: 'utf8' })) as string[];
}

test('only the decoders of allowed formats are enabled', () => {
  expect(readable(false)).toEqual(['svg', 'png', 'jpeg', 'webp', 'avif', 'gif', 'tiff']);
  expect(readable(true)).toEqual(['png', 'jpeg', 'webp', 'avif', 'gif']);
});
