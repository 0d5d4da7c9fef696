/** Whether single keys do something: whoever speaks to their computer may need them off. */
export function readShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function keepShortcutsOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage may be forbidden; the keys then stay as they are.
  }
}

const KEY = 'shortcuts';
