/** Rows of the table of pages (`features/site/content/pages`). */
export const GALLERY_PAGES = {
  gallery: {
    paths: ['/gallery', '/home'],
    title: 'Gallery of free generated pictures · Framewright',
    description:
      'A free gallery of generated stock pictures: search by what you see, browse by category, download without an account. Updated hourly.',
    queries: ['gallery', 'galleryCategories'],
    // A promise: the gallery must feel instant. The other budgets are slightly above the measured weights.
    budgetKb: 95,
  },
  favorites: {
    paths: ['/favorites'],
    title: 'Favorites · Framewright',
    description: 'The pictures of the gallery that you have starred.',
    isUnlisted: true,
    budgetKb: 91,
  },
  galleryImage: {
    paths: ['/gallery/:id'],
    title: 'A picture of the gallery · Framewright',
    description:
      'A generated stock picture with the prompt that made it: free to download, to remix and to use commercially.',
    queries: ['galleryImage'],
    subject: 'galleryImage',
    hasOwnHead: true,
    kicker: 'Gallery',
    budgetKb: 95,
  },
} as const;
