import { ArrowLeft, Maximize, Redo2, SquareSplitHorizontal, Undo2 } from 'lucide-react';
import { Link } from 'wouter';
import { IconButton } from '#web/ui/icon-button.tsx';

export type Tool = 'things' | 'brush' | 'background' | 'expand' | 'adjust';

const TOOL_NAMES = {
  things: 'Things',
  brush: 'Paint over',
  background: 'Background',
  expand: 'Expand',
  adjust: 'Adjust',
} as const;

interface DeskHeaderProps {
  /** Address of the picture's own screen. */
  back: string;
  tools: readonly Tool[];
  tool: Tool;
  isBusy: boolean;
  onTool(tool: Tool): void;
  /** Undefined if the whole picture is shown. */
  onWhole: (() => void) | undefined;
  /** Undefined if there is no version before. */
  compares: boolean | undefined;
  onCompare(compares: boolean): void;
  /** Undefined if there is none to go to. */
  onUndo: (() => void) | undefined;
  onRedo: (() => void) | undefined;
}

/** The way back, the tools, and the steps between versions. */
export function DeskHeader({
  back,
  tools,
  tool,
  isBusy,
  onTool,
  onWhole,
  compares,
  onCompare,
  onUndo,
  onRedo,
}: DeskHeaderProps) {
  return (
    <div className="flex flex-wrap items-center gap-1 px-2 py-1.5 sm:px-6">
      <Link
        href={back}
        className="inline-flex h-11 items-center gap-2 rounded-md px-3 text-sm hover:bg-surface-2"
      >
        <ArrowLeft aria-hidden className="size-4" />
        <span className="max-lg:sr-only">Back to the picture</span>
      </Link>
      <fieldset className="mx-auto flex gap-0.5 rounded-md bg-surface-2 p-1 max-sm:order-last max-sm:w-full">
        <legend className="sr-only">Choose what to change by</legend>
        {tools.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === tool}
            onClick={() => onTool(one)}
            className="h-11 rounded-sm px-1 text-muted text-sm leading-tight grow max-sm:text-xs sm:px-3 md:pointer-fine:h-9"
            style={
              one === tool ? { background: 'var(--color-lifted)', color: 'var(--color-ink)' } : undefined
            }
          >
            {TOOL_NAMES[one]}
          </button>
        ))}
      </fieldset>
      <div className="flex max-sm:ml-auto">
        {onWhole && (
          <IconButton label="Show the whole picture" onClick={onWhole}>
            <Maximize aria-hidden />
          </IconButton>
        )}
        {compares !== undefined && (
          <IconButton
            label="Compare with the version before"
            aria-pressed={compares}
            onClick={() => onCompare(!compares)}
            className={compares ? 'bg-surface-3' : ''}
          >
            <SquareSplitHorizontal aria-hidden />
          </IconButton>
        )}
        <IconButton label="Undo" disabled={!onUndo || isBusy} onClick={onUndo}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label="Redo" disabled={!onRedo || isBusy} onClick={onRedo}>
          <Redo2 aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
