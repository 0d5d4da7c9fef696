import type { ReactNode } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '#web/ui/dropdown-menu.tsx';

interface LayoutMenuProps<Value extends string> {
  value: Value | '';
  options: readonly (readonly [value: Value, label: ReactNode])[];
  onChoose(value: Value): void;
  align: 'start' | 'center';
  /** The menu's trigger. */
  children: ReactNode;
}

export function LayoutMenu<Value extends string>(props: LayoutMenuProps<Value>) {
  const { value, options, onChoose, align, children } = props;
  return (
    <DropdownMenu modal={false}>
      {children}
      <DropdownMenuContent align={align} sideOffset={4}>
        <DropdownMenuRadioGroup value={value} onValueChange={(chosen) => onChoose(chosen as Value)}>
          {options.map(([option, label]) => (
            <DropdownMenuRadioItem key={option} value={option}>
              {label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
