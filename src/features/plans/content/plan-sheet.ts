/** Pictures in a row of the contact sheet that shows what a plan's credits buy; `scripts/paint-plan-sheet.ts` paints it. */
export const SHEET_COLUMNS = 30;
