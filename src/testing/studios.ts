import { createStudio } from '#engines/studio/studio';

// One for all files that a worker runs, and never closed: a new thread compiles the painting code,
// which takes as long as two dozen small pictures. Idle threads keep no process alive.

/** Paints with one thread, which is cheapest where pictures are small: each prepares the whole scene for itself. */
export const studio = createStudio({ threads: 1 });

/** Paints with two threads. */
export const pair = createStudio({ threads: 2 });
