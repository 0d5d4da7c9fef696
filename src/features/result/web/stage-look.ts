/** The picture's place, the same while it is made and afterwards. */
export const STAGE_LOOK = 'relative grid min-h-[56dvh] flex-1 place-items-center [container-type:size]';

/** The bar under it. */
export const FOOTER_LOOK =
  'flex flex-col gap-4 border-border border-t px-4 py-4 sm:px-6 lg:flex-row lg:items-center lg:gap-8';
