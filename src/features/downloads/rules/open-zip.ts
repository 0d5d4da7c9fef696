import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ZipEntries, ZipEntry } from './list-zip-entries.ts';

interface OpenedZip {
  /** Bytes of the whole archive. */
  size: number;
  stream: Readable;
}

const STORED = { compress: false } as const;

/**
 * An uncompressed archive of these files: pictures are compressed already. Each object is opened when the archive reaches
 * it and streamed at the reader's pace; the stream ends if the reader disconnects. `errors.txt` lists missing files.
 * @param isZip64 forces ZIP64, which archives over 4 GB use anyway
 */
export function openZip(files: ZipEntries, { isZip64 = false } = {}): OpenedZip {
  const { zip, output } = startZip(files);
  return { size: endOf(zip, isZip64), stream: output };
}

/**
 * Like `openZip`, with further files that are made while the archive is sent, so that its size is unknown.
 * @param later asked for a file when the one before was read, and for none after the reader disconnected
 */
export function openGrowingZip({
  later,
  ...files
}: ZipEntries & { later: AsyncIterable<ZipEntry> }): Readable {
  const { zip, output, add, sent } = startZip(files);
  const grow = async () => {
    await sent;
    if (output.destroyed) return;
    for await (const entry of later) {
      await add(entry);
      if (output.destroyed) return;
    }
    endOf(zip, false);
  };
  grow().catch((error: Error) => output.destroy(error));
  return output;
}

/** `sent` is fulfilled when the last of these files was read. */
function startZip({ entries, missing }: ZipEntries) {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let reading: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => reading?.destroy());

  const add = ({ fileName, object, createdAt }: ZipEntry) =>
    new Promise<void>((resolve) => {
      zip.addReadStreamLazy(fileName, { ...STORED, size: object.size, mtime: createdAt }, (take) => {
        if (output.destroyed) return;
        reading = object.stream();
        reading.once('error', (error) => output.destroy(error));
        reading.once('close', resolve);
        take(null, reading);
      });
    });
  if (missing.length > 0) zip.addBuffer(errorsText(missing), 'errors.txt', STORED);
  let sent = Promise.resolve();
  for (const entry of entries) sent = add(entry);
  return { zip, output, add, sent };
}

/** Ends the list of files. @returns the archive's size, which is known at once where nothing is compressed */
function endOf(zip: ZipFile, forceZip64Format: boolean): number {
  let size = -1;
  // The callback's argument is not in the package's types.
  zip.end({ forceZip64Format, comment: '' }, ((total: number) => {
    size = total;
  }) as () => void);
  return size;
}

function errorsText(missing: readonly string[]): Buffer {
  return Buffer.from(
    `These pictures could not be read and are not in this archive:\r\n\r\n${missing.join('\r\n')}\r\n`,
  );
}
