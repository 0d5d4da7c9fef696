import type { Result } from 'lighthouse';

/** Lowest accepted median of each score, out of 100. */
export const BARS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export const CATEGORIES = Object.keys(BARS) as (keyof typeof BARS)[];

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
} as const;

/** One run. */
export interface Reading {
  /** Out of 100, in the order of CATEGORIES. */
  scores: readonly number[];
  /** Milliseconds, and the layout shift without a unit, in the order of METRICS. */
  metrics: readonly number[];
  /** Failed audits of the categories that must score 100. */
  faults: readonly string[];
  /** Lighthouse's benchmark of the machine. */
  benchmark: number;
  load: number;
}

export function readingOf(result: Result, load: number): Reading {
  const { audits, categories } = result;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    metrics: Object.values(METRICS).map((id) => audits[id]?.numericValue ?? Number.NaN),
    faults: CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
      (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        return audit && weight > 0 && audit.score !== null && audit.score < 1
          ? [`${id}: ${audit.title}`]
          : [];
      }),
    ),
    benchmark: result.environment.benchmarkIndex,
    load,
  };
}

/** Prints a page's medians. @returns whether all of them reach their bars */
export function reportPage(name: string, readings: readonly Reading[]): boolean {
  const scores = CATEGORIES.map((category, at) => ({
    category,
    bar: BARS[category],
    all: readings.map((reading) => reading.scores[at]!).toSorted((a, b) => a - b),
  }));
  const low = scores.filter(({ all, bar }) => middle(all) < bar);
  const shown = scores.map(({ category, all }) => `${category} ${middle(all)} (${all[0]} to ${all.at(-1)})`);
  console.log(`${low.length > 0 ? '✗' : '✓'} ${name.padEnd(8)} ${shown.join('  ')}`);
  const metrics = Object.keys(METRICS).map((metric, at) => {
    const value = middle(readings.map((reading) => reading.metrics[at]!).toSorted((a, b) => a - b));
    return metric === 'CLS' ? `${metric} ${value.toFixed(3)}` : `${metric} ${Math.round(value)} ms`;
  });
  const loads = readings.map(({ load }) => load.toFixed(1));
  const speeds = readings.map(({ benchmark }) => Math.round(benchmark));
  console.log(`  ${metrics.join('  ')}  load ${loads.join(' ')}  benchmark ${speeds.join(' ')}`);
  for (const fault of new Set(readings.flatMap(({ faults }) => faults))) console.log(`  ${fault}`);
  return low.length === 0;
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)]!;
}
