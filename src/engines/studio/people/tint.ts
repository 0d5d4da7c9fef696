/** Mixes two `#rrggbb` colors in display values; `part` 0..1. */
export function blend(from: string, to: string, part: number): string {
  const channel = (at: number) => {
    const a = Number.parseInt(from.slice(at, at + 2), 16);
    const b = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

export function darken(color: string, part: number): string {
  return blend(color, '#0c1026', part);
}

export function lighten(color: string, part: number): string {
  return blend(color, '#ffffff', part);
}
