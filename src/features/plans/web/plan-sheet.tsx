import { SHEET_COLUMNS } from '../content/plan-sheet.ts';

interface PlanSheetProps {
  /** Pictures of this plan and of the largest plan, which sets the scale. */
  pictures: number;
  most: number;
}

/** A contact sheet with one frame for each picture that the monthly credits buy; the other frames are empty. */
export function PlanSheet({ pictures, most }: PlanSheetProps) {
  const rows = Math.ceil(most / SHEET_COLUMNS);
  const fullRows = Math.floor(pictures / SHEET_COLUMNS);
  const rest = pictures % SHEET_COLUMNS;
  return (
    <div
      role="img"
      aria-label={`${pictures} of ${most} frames of a contact sheet hold a picture`}
      style={{ aspectRatio: `${SHEET_COLUMNS} / ${rows}` }}
      className="relative bg-surface-2 forced-colors:outline"
    >
      {fullRows > 0 && <Frames rows={rows} columns={SHEET_COLUMNS} from={0} count={fullRows} />}
      {rest > 0 && <Frames rows={rows} columns={rest} from={fullRows} count={1} />}
      <Grid rows={rows} />
    </div>
  );
}

interface FramesProps {
  rows: number;
  columns: number;
  /** First row and number of rows. */
  from: number;
  count: number;
}

/** A filled part of the sheet. */
function Frames({ rows, columns, from, count }: FramesProps) {
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div
      className="absolute left-0 overflow-hidden"
      style={{
        top: share(from, rows),
        width: share(columns, SHEET_COLUMNS),
        height: share(count, rows),
      }}
    >
      <img
        src="/plans/contact-sheet.webp"
        alt=""
        loading="lazy"
        decoding="async"
        draggable={false}
        className="absolute left-0 max-w-none"
        style={{
          width: share(SHEET_COLUMNS, columns),
          height: share(rows, count),
          top: share(-from, count),
        }}
      />
    </div>
  );
}

/** The gaps between the frames, in the color of the sheet beneath. */
function Grid({ rows }: { rows: number }) {
  return (
    <div
      aria-hidden
      className="absolute -inset-px [background-image:linear-gradient(var(--color-surface-1)_1px,transparent_1px),linear-gradient(90deg,var(--color-surface-1)_1px,transparent_1px)]"
      style={{
        backgroundSize: `calc((100% - 1px) / ${SHEET_COLUMNS}) calc((100% - 1px) / ${rows})`,
      }}
    />
  );
}
