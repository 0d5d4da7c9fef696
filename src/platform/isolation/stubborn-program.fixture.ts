/** A program that ignores SIGTERM and the end of its message channel. */
process.on('disconnect', () => process.stdin.resume());
process.send!('ready');
setInterval(() => undefined, 1_000);
