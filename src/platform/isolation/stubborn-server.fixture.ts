/** A server that launches a stubborn program, says so, and waits. The program holds an end of this pipe. */
import { fileURLToPath } from 'node:url';
import { READER_LIMITS } from './isolated-program.ts';
import { launchIsolated, setHolding } from './launch-isolated.ts';

const file = fileURLToPath(new URL('./stubborn-program.fixture.ts', import.meta.url));
const program = launchIsolated({ file, limits: READER_LIMITS });
setHolding(program, true);
program.once('message', () => console.log(program.pid));
