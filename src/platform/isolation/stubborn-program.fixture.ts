/** A program that does not end when it is told to, nor when nobody is left to tell it. */
process.on('disconnect', () => process.stdin.resume());
process.send!('ready');
setInterval(() => undefined, 1_000);
