/** Alpha this near to 0 or 1 counts as certain. */
export const CERTAIN = 0.01;

export const isDoubtful = (alpha: number) => alpha > CERTAIN && alpha < 1 - CERTAIN;
