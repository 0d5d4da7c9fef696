import { rename, writeFile } from 'node:fs/promises';

/** Replaces a file atomically, readable only by its owner. */
export async function writePrivateFile(file: string, content: string): Promise<void> {
  const draft = `${file}.new`;
  await writeFile(draft, content, { mode: 0o600 });
  await rename(draft, file);
}
