import type { ChildProcess } from 'node:child_process';

/** Node's internal handle that reads a child's messages. */
interface ChannelHandle {
  onread(bytes: ArrayBuffer | undefined): void;
}

/**
 * Kills a program that sends a message larger than this, or a malformed one: Node would buffer it whole, and crash this
 * process with an error that cannot be caught. Node has no public API for a channel's bytes.
 */
export function limitMessages(child: ChildProcess, mostBytes: number): void {
  // There is no handle if the launch failed.
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
  // Always listens: otherwise Node would buffer unread messages.
  child.on('message', () => {
    unread = 0;
  });
}

function handleOf(child: ChildProcess): ChannelHandle | undefined {
  if (!child.channel) return undefined;
  const name = Object.getOwnPropertySymbols(child).find(
    ({ description }) => description === 'kChannelHandle',
  );
  const handle: ChannelHandle | undefined = name && Reflect.get(child, name);
  if (typeof handle?.onread !== 'function')
    throw new Error('This version of Node reads messages in another way');
  return handle;
}
