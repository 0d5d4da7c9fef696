/** What a notification that the credits are too few offers beside its text; its address is `/pricing`. */
export const GET_CREDITS = {
  label: 'Get credits',
  altText: 'Use Upgrade at the top of the page to see the plans',
};
