/**
 * Each kind of picture at 1024 × 1024 on two threads: wall time shows what a person waits, CPU time what it costs.
 * Run: node bench/studio.ts [pictures of each kind]
 */
import { createStudio } from '../src/engines/studio/studio.ts';
import { tell } from './tell.ts';

const SIZE = 1024;
const SEEDS = Array.from({ length: Number(process.argv[2] ?? 3) }, (_, at) => at + 1);
const PROMPTS = [
  'mountains',
  'lake',
  'sea',
  'hills',
  'dunes',
  'island',
  'coast',
  'waterfall',
  'canyon',
  'forest',
  'lavender field',
  'snow',
  'aurora',
  'milky way',
  'city',
  'palm beach',
  'silk',
  'marble',
  'ribbons',
  'bokeh',
  'gradient',
  'particles',
  'low poly',
  'isometric',
  'halftone',
  'wavy',
  'paper',
  'team meeting',
  'video call',
  'yoga class',
  'portrait of a businesswoman',
  'podium',
  'geometry',
  'bar chart',
  'coins',
  'padlock',
  'blockchain',
  'light bulb',
  'gears',
  'coffee',
  'zen',
  'smartphone',
  'office desk',
  'server room',
  'dna',
  'battery',
  'globe',
  'robot arm',
  'delivery drone',
];

const studio = createStudio({ threads: 2 });
await studio.render({ prompt: 'lake', width: 256, height: 256, seed: 1 });

const walls: number[] = [];
let peak = 0;
console.log('archetype    wall s: median   worst   spread   CPU s: median');
for (const prompt of PROMPTS) {
  const runs: { wall: number; cpu: number }[] = [];
  for (const seed of SEEDS) {
    const start = performance.now();
    const before = process.cpuUsage();
    await studio.render({ prompt, width: SIZE, height: SIZE, seed });
    const { user, system } = process.cpuUsage(before);
    runs.push({ wall: (performance.now() - start) / 1000, cpu: (user + system) / 1e6 });
    peak = Math.max(peak, process.memoryUsage().rss);
  }
  const wall = runs.map((run) => run.wall).sort((a, b) => a - b);
  const cpu = runs.map((run) => run.cpu).sort((a, b) => a - b);
  walls.push(...wall);
  const columns = [median(wall), wall.at(-1)!, wall.at(-1)! - wall[0]!, median(cpu)].map((value) =>
    value.toFixed(2).padStart(9),
  );
  console.log(`${prompt.padEnd(14)} ${columns.join('')}`);
}
walls.sort((a, b) => a - b);
const spread = [walls[0]!, walls.at(-1)!] as const;
tell({ what: 'a picture of 1024 × 1024, median', value: median(walls), unit: 's', spread, bar: { most: 2 } });
tell({ what: 'the slowest', value: walls.at(-1)!, unit: 's', bar: { most: 5 } });
tell({ what: 'memory', value: peak / 1e6, unit: 'MB', bar: { most: 700 } });
console.log(
  `all          median ${median(walls).toFixed(2)} s (at most 2), worst ${walls.at(-1)!.toFixed(2)} s (at most 5), memory ${Math.round(peak / 1e6)} MB (at most 700)`,
);
await studio.close();

function median(sorted: number[]): number {
  return sorted[Math.floor(sorted.length / 2)]!;
}
