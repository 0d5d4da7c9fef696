import type { Theme } from './read-options.ts';
import type { Screen, State } from './screen.ts';

/** What came of one state at one width. */
export interface Sitting {
  screen: string;
  state: string;
  width: number;
  /** File names by theme. */
  files: Partial<Record<Theme, string>>;
  /** What should not be: complaints of the console or of axe, a page wider than the window, an act that could not be done. */
  troubles: string[];
}

/** Who sits. */
export interface Subject {
  screen: Screen;
  state: State;
  width: number;
  themes: readonly Theme[];
}
