/** Title and description of the library, as a dialog and as a page. */
export const LIBRARY_TEXTS = {
  title: 'Image Library',
  description: 'All your generated images. Click to view full size or download.',
};
