/** The action of a toast about too few credits; links to `/pricing`. */
export const GET_CREDITS = {
  label: 'Get credits',
  altText: 'Use Upgrade at the top of the page to see the plans',
};
