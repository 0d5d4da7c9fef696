/** A file of `bench/` that `npm run bench` runs. */
export interface Bench {
  name: string;
  /** Heading in the table. */
  title: string;
  /** Arguments of a full run and of a small run, which only checks that the benchmark works; default: the file's own sizes. */
  args?: readonly string[];
  smallArgs?: readonly string[];
  /** Time limit. */
  minutes: number;
  /** Reason to skip it unless it is named. */
  skipReason?: string;
}

/** In the order of a run. */
export const BENCHES: readonly Bench[] = [
  {
    name: 'gallery',
    title: 'Reading a large gallery',
    smallArgs: ['20000'],
    minutes: 20,
  },
  {
    name: 'scroll',
    title: 'Scrolling through gallery and library in a browser',
    smallArgs: ['1000'],
    minutes: 12,
  },
  { name: 'interactions', title: 'From an interaction to the next paint', smallArgs: ['1'], minutes: 10 },
  { name: 'ledger', title: 'Overhead of a paid request over its SQL', minutes: 5 },
  { name: 'job-start', title: 'From a paid request to the start of its job', minutes: 5 },
  { name: 'gateway', title: 'What the gateway adds to a hosted call', smallArgs: ['1', '3'], minutes: 10 },
  { name: 'live-events', title: 'A thousand event streams', minutes: 5 },
  {
    name: 'admin-users',
    title: 'Admin list of users',
    smallArgs: ['5000'],
    minutes: 8,
  },
  {
    name: 'studio-beside-web',
    title: 'Response times while a worker paints',
    smallArgs: ['1'],
    minutes: 8,
  },
  {
    name: 'studio',
    title: 'Each kind of picture by the studio engine',
    args: ['1'],
    smallArgs: ['1'],
    minutes: 15,
  },
  { name: 'edits', title: 'Changing a thing of a picture', smallArgs: ['1'], minutes: 10 },
  {
    name: 'studio-draws',
    title: 'Random requests, checked for faults',
    args: ['400'],
    smallArgs: ['40'],
    minutes: 10,
  },
  {
    name: 'studio-memory',
    title: 'The largest picture, 4096 × 4096',
    args: ['sea'],
    smallArgs: ['sea'],
    minutes: 10,
  },
  {
    name: 'photo-studio',
    title: 'Twenty photographs of the photo studio',
    smallArgs: ['64', '32', '1'],
    minutes: 90,
    skipReason: 'its references take an hour',
  },
  {
    name: 'photo-studio-beside-cycles',
    title: "The path tracer beside Blender's Cycles",
    smallArgs: ['48', '4', '16'],
    minutes: 60,
    skipReason: 'its peer is a package of the operating system (blender and python3-numpy)',
  },
  { name: 'upscale', title: 'ESRGAN on pictures shrunk to a quarter', minutes: 12 },
  { name: 'provenance', title: 'Signing a picture', minutes: 6 },
  {
    name: 'ad-previews',
    title: 'Previews of eight ad formats',
    smallArgs: ['5'],
    minutes: 5,
  },
  {
    name: 'ad-campaigns',
    title: 'All ad formats for all fixture websites',
    smallArgs: ['lumera'],
    minutes: 10,
  },
  {
    name: 'ad-analyses',
    title: 'Concurrent website analyses',
    smallArgs: ['4'],
    minutes: 12,
  },
  {
    name: 'page-browser',
    title: 'Concurrent page captures',
    smallArgs: ['4'],
    minutes: 8,
  },
  { name: 'hostile-uploads', title: 'Hundreds of hostile uploads', minutes: 15 },
  {
    name: 'cutout',
    title: 'Background removal',
    minutes: 20,
    skipReason: 'it installs its peer from npm',
  },
  {
    name: 'cutout-photos',
    title: 'Background removal from photos with exact masks',
    smallArgs: ['128', '1'],
    minutes: 30,
  },
];
