/**
 * `npm run attack [-- NAME…]`: starts the product and attacks its protections, with one line of counts for each.
 * The last line is the number of vectors that got through. Exit code 1 if one did, if an attack failed to run, or if a
 * vector has no control, which proves that the vector would work without the protection; 2 for an unknown attack.
 */
import { ATTACKS } from './attack/attacks.ts';
import { startTarget } from './attack/start-target.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !ATTACKS.some((attack) => attack.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no attack ${unknown.join(', ')}; there are ${ATTACKS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

let [tried, hits, controls, failures] = [0, 0, 0, 0];
for (const { name, run } of ATTACKS.filter((attack) => names.length === 0 || names.includes(attack.name))) {
  const stops: (() => Promise<void>)[] = [];
  const start = async (env?: Record<string, string>) => {
    const target = await startTarget(env);
    stops.push(target.stop);
    return target;
  };
  try {
    for await (const finding of run(start)) {
      console.log(
        `${isHeld(finding) ? '✓' : '✗'} ${name}: ${finding.claim}: ${finding.tried} tried, ${finding.hits.length} got through, ${finding.controls} controls hit`,
      );
      for (const hit of finding.hits) console.log(`    ${hit}`);
      tried += finding.tried;
      hits += finding.hits.length;
      controls += finding.controls;
      if (!isHeld(finding)) process.exitCode = 1;
    }
  } catch (error) {
    console.log(`✗ ${name}: the attack failed to run: ${error}`);
    failures += 1;
    process.exitCode = 1;
  } finally {
    for (const stop of stops) await stop();
  }
}
console.log(
  `${hits} of ${tried} vectors got through; ${controls} controls hit; ${failures} attacks failed to run`,
);

function isHeld({ tried, hits, controls }: { tried: number; hits: readonly string[]; controls: number }) {
  return tried > 0 && hits.length === 0 && controls >= tried;
}
