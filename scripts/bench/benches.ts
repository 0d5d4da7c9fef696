/** A file of `bench/`, as `npm run bench` runs it. */
export interface Bench {
  name: string;
  /** One phrase of the table. */
  measures: string;
  /** Arguments of a whole run, and of a small one that tells whether it works at all; none are the file's own. */
  args?: readonly string[];
  smallArgs?: readonly string[];
  /** When it is ended, in minutes. */
  minutes: number;
  /** Why a whole run leaves it out; asked for by name, it runs. */
  leftOut?: string;
}

/** In the order of a run. */
export const BENCHES: readonly Bench[] = [
  {
    name: 'gallery',
    measures: 'Reading a large gallery',
    smallArgs: ['20000'],
    minutes: 20,
  },
  {
    name: 'gallery-scroll',
    measures: 'Scrolling through the gallery in a browser',
    smallArgs: ['1000'],
    minutes: 12,
  },
  { name: 'ledger', measures: 'The SQL of a paid request, and what lies around it', minutes: 5 },
  { name: 'job-start', measures: 'From a paid request to the start of its job', minutes: 5 },
  { name: 'live-events', measures: 'A thousand streams of events, and how soon a browser knows', minutes: 5 },
  {
    name: 'admin-users',
    measures: "The admins' list of users",
    smallArgs: ['5000'],
    minutes: 8,
  },
  {
    name: 'studio-beside-web',
    measures: 'What painting costs those who browse',
    smallArgs: ['1'],
    minutes: 8,
  },
  {
    name: 'studio',
    measures: 'Each kind of picture by the studio engine',
    args: ['1'],
    smallArgs: ['1'],
    minutes: 15,
  },
  {
    name: 'studio-draws',
    measures: 'Random requests painted, and what is wrong with the pictures',
    args: ['400'],
    smallArgs: ['40'],
    minutes: 10,
  },
  {
    name: 'studio-memory',
    measures: 'The largest picture, 4096 × 4096',
    args: ['sea'],
    smallArgs: ['sea'],
    minutes: 10,
  },
  { name: 'upscale', measures: 'ESRGAN on pictures shrunk to a quarter', minutes: 12 },
  { name: 'provenance', measures: 'Signing a picture', minutes: 6 },
  {
    name: 'ad-previews',
    measures: 'Previews of eight ad formats',
    smallArgs: ['5'],
    minutes: 5,
  },
  {
    name: 'ad-campaigns',
    measures: 'Every ad format for every fixture website, laid out',
    smallArgs: ['lumera'],
    minutes: 10,
  },
  {
    name: 'ad-analyses',
    measures: 'Analyses of websites asked for at once',
    smallArgs: ['4'],
    minutes: 12,
  },
  {
    name: 'page-browser',
    measures: 'Pages captured at once',
    smallArgs: ['4'],
    minutes: 8,
  },
  { name: 'hostile-uploads', measures: 'Hundreds of hostile files sent to the real processes', minutes: 15 },
  {
    name: 'cutout',
    measures: 'Backgrounds taken out',
    minutes: 20,
    leftOut: 'it installs its peer from npm',
  },
];
