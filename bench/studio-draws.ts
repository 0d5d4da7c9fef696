/**
 * Paints random small requests and lists faulty pictures: blank, invalid numbers, too dark or light, a camera below the
 * ground, bands in smooth areas. Run: node bench/studio-draws.ts [count, 2000 by default] [first]
 */
import { drawRequest } from '../src/engines/studio/draws.fixture.ts';
import { findFaults } from '../src/engines/studio/picture-faults.fixture.ts';
import { reportFinding } from './report-finding.ts';

const count = Number(process.argv[2] ?? 2000);
const first = Number(process.argv[3] ?? 0);
const kinds = new Map<string, number>();
let faulty = 0;
for (let draw = first; draw < first + count; draw++) {
  const request = drawRequest(draw);
  try {
    const { scene, faults } = await findFaults(request);
    const kind =
      'archetype' in scene ? scene.archetype : scene.kind === 'landscape' ? scene.form : scene.kind;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    if (faults.length > 0) report(draw, kind, faults.join('; '));
  } catch (error) {
    report(draw, 'none', String(error));
  }
}
console.log(
  [...kinds]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, times]) => `${kind} ${times}`)
    .join(', '),
);
reportFinding({ name: `faulty pictures of ${count}`, value: faulty, unit: '', bar: { most: 0 } });
console.log(`${faulty} of ${count} pictures are faulty`);
process.exitCode = faulty > 0 ? 1 : 0;

function report(draw: number, kind: string, faults: string): void {
  faulty++;
  const { prompt, width, height, settings, reference, seed } = drawRequest(draw);
  const options = `${JSON.stringify(settings)}${reference ? `, reference ${reference.width}×${reference.height}` : ''}`;
  console.log(
    `${draw} ${kind}: ${faults} | ${JSON.stringify(prompt)} ${width}×${height} seed ${seed} ${options}`,
  );
}
