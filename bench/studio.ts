/**
 * Each kind of picture at 1024 × 1024 on two threads: wall time and CPU time.
 * Run: node bench/studio.ts [pictures of each kind]
 */
import { createStudio } from '../src/engines/studio/studio.ts';
import { reportFinding } from './report-finding.ts';
import { median, rangeOf } from './statistics.ts';

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
  'winding road',
  'river',
  'thunderstorm',
  'clouds',
  'hiker on a mountain',
  'family on the beach',
  'horse in a meadow',
  'elephant',
  'an apple, a banana, a pear, a lemon and a strawberry',
  'neon sign that says "OPEN"',
  'T-shirt with the words "Hello World"',
  'road sign that says "Slow down"',
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
console.log('archetype            wall s: median   worst   spread   CPU s: median');
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
  const wall = runs.map((run) => run.wall);
  const cpu = runs.map((run) => run.cpu);
  const [fastest, slowest] = rangeOf(wall);
  walls.push(...wall);
  const columns = [median(wall), slowest, slowest - fastest, median(cpu)].map((value) =>
    value.toFixed(2).padStart(9),
  );
  console.log(`${prompt.slice(0, 22).padEnd(22)} ${columns.join('')}`);
}
const spread = rangeOf(walls);
reportFinding({
  name: 'a picture of 1024 × 1024, median',
  value: median(walls),
  unit: 's',
  spread,
  bar: { most: 1.5 },
});
reportFinding({ name: 'slowest picture', value: spread[1], unit: 's', bar: { most: 5 } });
reportFinding({ name: 'memory', value: peak / 1e6, unit: 'MB', bar: { most: 700 } });
console.log(
  `all          median ${median(walls).toFixed(2)} s (at most 1.5), worst ${spread[1].toFixed(2)} s (at most 5), memory ${Math.round(peak / 1e6)} MB (at most 700)`,
);
await studio.close();
