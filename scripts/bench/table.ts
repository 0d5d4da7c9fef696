import type { Finding } from '../../bench/report-finding.ts';
import type { Outcome } from './run-bench.ts';

/** Markdown rows of one benchmark: a heading with its outcome, then its figures. */
export function rowsOf({ bench, args, findings, failure, seconds, loads }: Outcome): string[] {
  const command = ['bench', bench.name, ...args].join(' ');
  const outcome = failure ? `**failed: ${failure}**` : `${Math.round(seconds)} s`;
  const [before, after] = loads.map((load) => load.toFixed(1));
  return [
    row(`**${bench.title}** (\`${command}\`, ${outcome}, load ${before} to ${after})`, '', '', '', '', ''),
    ...findings.map((finding) =>
      row(
        finding.name,
        figure(finding),
        spreadOf(finding),
        finding.peer ?? '',
        barOf(finding),
        finding.bar ? (holds(finding) ? 'yes' : '**no**') : '',
      ),
    ),
  ];
}

export const HEAD = [
  row('what', 'figure', 'spread', 'peer', 'bar', 'holds'),
  row('---', '--:', '--:', '---', '--:', '---'),
];

/** Whether a figure keeps its bar; a figure that is not finite does not. */
export function holds({ value, bar }: Finding): boolean {
  if (!bar) return true;
  if (!Number.isFinite(value)) return false;
  return 'least' in bar ? value >= bar.least : value <= bar.most;
}

function row(...cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function figure({ value, unit }: Finding): string {
  return [short(value), unit].join(' ').trim();
}

function spreadOf({ spread }: Finding): string {
  return spread ? `${short(spread[0])} to ${short(spread[1])}` : '';
}

function barOf({ bar }: Finding): string {
  if (!bar) return '';
  return 'least' in bar ? `≥ ${bar.least}` : `≤ ${bar.most}`;
}

/** Three significant digits; whole numbers in full. */
function short(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  return Number.isInteger(value) || Math.abs(value) >= 100
    ? Math.round(value).toLocaleString('en')
    : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}
