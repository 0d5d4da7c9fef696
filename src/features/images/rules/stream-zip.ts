import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface StreamedFile {
  /** Its path in the archive; unique. */
  path: string;
  at: Date;
  /** Pictures are compressed already. */
  isCompressed: boolean;
  open(): Readable;
}

/**
 * An archive of files that become known one after the other, each when the one before it has been read: neither side holds
 * more of it than a buffer. A reader that goes away ends the list of files, and an error of theirs ends the archive.
 */
export function streamZip(files: AsyncIterable<StreamedFile>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let reading: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => reading?.destroy());
  add(files).catch((error: Error) => output.destroy(error));
  return output;

  async function add(all: AsyncIterable<StreamedFile>): Promise<void> {
    for await (const { path, at, isCompressed, open } of all) {
      if (output.destroyed) return;
      reading = open();
      zip.addReadStream(reading, path, { mtime: at, compress: !isCompressed });
      await finished(reading);
    }
    zip.end();
  }
}
