/** Attributes of an outline. */
export const line = (color: string, width = 6) => `stroke="${color}" stroke-width="${width}"`;

/** The same of something without an area. */
export const openLine = (color: string, width: number) => `${line(color, width)} fill="none"`;
