/** The page after the account was deleted. */
export const DELETED_ADDRESS = '/account?deleted=yes';

export function isDeletedAddress(search: string): boolean {
  return new URLSearchParams(search).get('deleted') === 'yes';
}
