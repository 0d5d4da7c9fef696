import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface StreamedFile {
  /** Unique path in the archive. */
  path: string;
  at: Date;
  /** Pictures are compressed already. */
  isCompressed: boolean;
  open(): Readable;
}

/**
 * Streams an archive of a lazy list of files: the next file is requested when the last one has been read, so that only one
 * buffer is in memory. The list ends if the reader disconnects; an error of the list ends the archive.
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
