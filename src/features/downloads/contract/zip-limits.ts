/** Pictures that one ZIP may hold. */
export const ZIP_PICTURES_MAX = 500;
