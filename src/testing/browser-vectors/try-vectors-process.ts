/** Tries all vectors as the program that it is, and prints the names of those that hit: `node … '<targets as JSON>'`. */
import { type Targets, VECTORS } from './vectors.ts';

const targets = JSON.parse(process.argv[2]!) as Targets;
const hits: string[] = [];
for (const [name, attempt] of Object.entries(VECTORS)) {
  try {
    const outcome = await attempt(targets);
    if (outcome !== undefined && outcome !== false) hits.push(name);
  } catch {
    // It was prevented.
  }
}
console.log(JSON.stringify(hits));
