/** Pictures in a row of the contact sheet on the plan cards. `scripts/paint-plan-sheet.ts` paints it. */
export const SHEET_COLUMNS = 30;
