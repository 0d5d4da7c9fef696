/** Where somebody is who has just deleted their account. */
export const DELETED_ADDRESS = '/account?deleted=yes';

export function isDeletedAddress(search: string): boolean {
  return new URLSearchParams(search).get('deleted') === 'yes';
}
