import type { ChildProcess } from 'node:child_process';

/** What Node reads a child's messages with. */
interface ChannelHandle {
  onread(bytes: ArrayBuffer | undefined): void;
}

/**
 * Kills a program that sends a message of more bytes than this, or one that cannot be read: Node itself would collect it
 * whole, and end this process with an error that nobody can catch. There is no public way to see a channel's bytes.
 */
export function limitMessages(child: ChildProcess, mostBytes: number): void {
  // Where it could not be launched, there is none.
  const handle = handleOf(child);
  if (!handle) return;
  let unread = 0;
  let isEnded = false;
  const read = handle.onread;
  handle.onread = (bytes) => {
    if (isEnded && bytes) return;
    unread += bytes?.byteLength ?? 0;
    try {
      if (unread > mostBytes) throw new Error('The message is too long');
      read.call(handle, bytes);
    } catch {
      isEnded = true;
      child.kill('SIGKILL');
    }
  };
  // Always heard: otherwise Node would keep messages that nobody waits for.
  child.on('message', () => {
    unread = 0;
  });
}

function handleOf(child: ChildProcess): ChannelHandle | undefined {
  if (!child.channel) return undefined;
  const name = Object.getOwnPropertySymbols(child).find(
    ({ description }) => description === 'kChannelHandle',
  );
  const handle = name && (child as unknown as Record<symbol, ChannelHandle | undefined>)[name];
  if (typeof handle?.onread !== 'function')
    throw new Error('This version of Node reads messages in another way');
  return handle;
}
