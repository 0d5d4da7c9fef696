/** Width of the outlines of people, in the figure's units. */
export const LINE = 6;

/** Attributes of an outline. */
export const line = (color: string, width = LINE) => `stroke="${color}" stroke-width="${width}"`;

/** The same of something without an area. */
export const openLine = (color: string, width: number) => `${line(color, width)} fill="none"`;
