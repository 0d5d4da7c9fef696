import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file as a whole, readable by its owner alone. */
export async function writePrivateFile(file: string, content: string): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, file);
}
