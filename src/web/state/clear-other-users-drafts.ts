const KEY = 'shownUser';

/**
 * Deletes drafts, saved forms and the picture to refine that another user left in this tab. Keeps a visitor's texts
 * from before they signed in.
 * @param userId the user whom the page shows; null for a visitor
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
    // If storage is forbidden, there is nothing to delete.
  }
}
