import type { Theme } from './read-options.ts';
import type { Screen, State } from './screen.ts';

/** Result of one state at one width. */
export interface ScreenResult {
  screen: string;
  state: string;
  width: number;
  /** File names by theme. */
  files: Partial<Record<Theme, string>>;
  /** Problems: console errors, axe violations, a page wider than the window, failed actions. */
  troubles: string[];
}

/** A state to open at one width. */
export interface Subject {
  screen: Screen;
  state: State;
  width: number;
  themes: readonly Theme[];
}
