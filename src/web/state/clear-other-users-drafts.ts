const KEY = 'shownUser';

/**
 * Deletes drafts, kept forms and the picture to refine that another user left in this tab. Texts that a visitor typed before
 * signing in stay.
 * @param userId whom the page shows; null for a visitor
 */
export function clearOtherUsersDrafts(userId: string | null): void {
  try {
    const before = sessionStorage.getItem(KEY);
    if (before !== null && before !== userId) {
      sessionStorage.clear();
      localStorage.removeItem('groundingContext');
    }
    if (userId !== null) sessionStorage.setItem(KEY, userId);
  } catch {
    // If storage is forbidden, it is empty.
  }
}
