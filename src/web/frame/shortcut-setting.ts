/** Whether single-key shortcuts are on. Users of speech input may need them off. */
export function readShortcutsOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function storeShortcutsOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // If storage is forbidden, the setting does not change.
  }
}

const KEY = 'shortcuts';
