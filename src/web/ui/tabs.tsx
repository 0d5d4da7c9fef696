import { type ComponentProps, createContext, type KeyboardEvent, use, useId, useState } from 'react';
import { cn } from './class-names.ts';

type TabsProps = ComponentProps<'div'> & (UncontrolledTabs | ControlledTabs);

interface UncontrolledTabs {
  /** The tab selected at first. */
  defaultValue: string;
  value?: undefined;
  onChoose?: undefined;
}

interface ControlledTabs {
  /** The selected tab, controlled by the parent. */
  value: string;
  onChoose(value: string): void;
  defaultValue?: undefined;
}

/**
 * Tabs after the ARIA authoring practices: arrows, Home and End select a tab, the Tab key moves to the panel. Not
 * Radix's: they would add 8 kB to the first load of the home page.
 */
export function Tabs({ defaultValue, value, onChoose, ...rest }: TabsProps) {
  const [own, chooseOwn] = useState(defaultValue ?? '');
  return (
    <TabsContext value={{ id: useId(), chosen: value ?? own, choose: onChoose ?? chooseOwn }}>
      <div {...rest} />
    </TabsContext>
  );
}

export function TabsList({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      role="tablist"
      onKeyDown={moveChoice}
      className={cn(
        'flex gap-0.5 overflow-x-auto rounded-md bg-surface-2 p-1 [scrollbar-width:none] sm:gap-1',
        className,
      )}
      {...rest}
    />
  );
}

export function TabsTrigger({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) {
  const { id, chosen, choose } = useTabs();
  const active = chosen === value;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-controls={`${id}-panel-${value}`}
      aria-selected={active}
      data-state={active ? 'active' : 'inactive'}
      tabIndex={active ? 0 : -1}
      onClick={() => choose(value)}
      className={cn(
        'inline-flex h-11 flex-1 items-center justify-center gap-2 whitespace-nowrap rounded-sm px-1.5 text-sm sm:px-3',
        'font-medium text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2',
        'data-[state=active]:bg-lifted data-[state=active]:text-ink data-[state=active]:shadow-raised',
        'md:pointer-fine:h-9 [&_svg]:size-4',
        className,
      )}
      {...rest}
    />
  );
}

/** Its content is rendered only while its tab is selected. */
export function TabsContent({
  value,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & { value: string }) {
  const { id, chosen } = useTabs();
  const active = chosen === value;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={!active}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the practices put the panel itself in the tab order.
      tabIndex={0}
      className={cn('rounded-sm', className)}
      {...rest}
    >
      {active && children}
    </div>
  );
}

interface TabsState {
  id: string;
  chosen: string;
  choose(value: string): void;
}

const TabsContext = createContext<TabsState | null>(null);

function useTabs(): TabsState {
  const state = use(TabsContext);
  if (!state) throw new Error('A part of Tabs stands outside Tabs');
  return state;
}

function moveChoice(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const next = nextIndex(event.key, tabs.indexOf(event.target as HTMLElement), tabs.length);
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}

function nextIndex(key: string, place: number, count: number): number | undefined {
  if (place < 0) return undefined;
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
