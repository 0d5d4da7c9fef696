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

/** Whether people would give both colors, `#rrggbb`, the same name. */
export function isLike(one: string, other: string): boolean {
  const [a, b] = [measure(one), measure(other)];
  const isGray = a.chroma < GRAY || b.chroma < GRAY;
  if (isGray) return Math.max(a.chroma, b.chroma) < 2 * GRAY && Math.abs(a.light - b.light) < 0.3;
  const turn = Math.abs(a.hue - b.hue);
  return Math.min(turn, 360 - turn) < 26 && Math.abs(a.light - b.light) < 0.5;
}

const GRAY = 0.12;

/** Hue in degrees, chroma and lightness 0..1. */
function measure(color: string): { hue: number; chroma: number; light: number } {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  const light = most - chroma / 2;
  if (chroma === 0) return { hue: 0, chroma, light };
  const sector =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma;
  return { hue: (sector * 60 + 360) % 360, chroma, light };
}
