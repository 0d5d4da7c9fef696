/** The CSS colors that an option names, in order; none for groups that are not about colors. */
export function optionColors(group: string, option: string): string[] {
  if (!/colou?r/i.test(group)) return [];
  const words = option.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.flatMap((word) => PIGMENTS.get(word) ?? []);
}

const PIGMENTS = new Map([
  ['amber', 'oklch(0.76 0.16 70)'],
  ['black', 'oklch(0.2 0.01 60)'],
  ['blue', 'oklch(0.58 0.22 260)'],
  ['blush', 'oklch(0.87 0.05 20)'],
  ['charcoal', 'oklch(0.36 0.01 260)'],
  ['cobalt', 'oklch(0.47 0.2 264)'],
  ['coral', 'oklch(0.72 0.16 32)'],
  ['cream', 'oklch(0.95 0.04 90)'],
  ['cyan', 'oklch(0.82 0.13 205)'],
  ['emerald', 'oklch(0.6 0.14 160)'],
  ['gold', 'oklch(0.78 0.13 85)'],
  ['gray', 'oklch(0.82 0.005 260)'],
  ['indigo', 'oklch(0.42 0.17 280)'],
  ['ivory', 'oklch(0.96 0.025 95)'],
  ['lavender', 'oklch(0.8 0.08 295)'],
  ['magenta', 'oklch(0.63 0.25 340)'],
  ['navy', 'oklch(0.32 0.1 262)'],
  ['peach', 'oklch(0.86 0.08 55)'],
  ['pearl', 'oklch(0.94 0.012 80)'],
  ['rose', 'oklch(0.7 0.14 10)'],
  ['sage', 'oklch(0.74 0.05 140)'],
  ['sand', 'oklch(0.84 0.06 80)'],
  ['silver', 'oklch(0.78 0.008 250)'],
  ['teal', 'oklch(0.58 0.1 195)'],
  ['terracotta', 'oklch(0.6 0.13 40)'],
  ['violet', 'oklch(0.53 0.22 295)'],
  ['white', 'oklch(0.98 0.003 90)'],
]);
