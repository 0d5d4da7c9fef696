import type { ContentCategory } from '#features/images/contract/enumerations';
import { ABSTRACT } from './gallery-subjects/abstract.ts';
import { BUSINESS } from './gallery-subjects/business.ts';
import { LIFESTYLE } from './gallery-subjects/lifestyle.ts';
import { NATURE } from './gallery-subjects/nature.ts';
import type { GallerySubject } from './gallery-subjects/subject-styles.ts';
import { SUSTAINABILITY } from './gallery-subjects/sustainability.ts';
import { TECHNOLOGY } from './gallery-subjects/technology.ts';
import { TRAVEL } from './gallery-subjects/travel.ts';
import { WELLNESS } from './gallery-subjects/wellness.ts';

/** Subjects of the gallery's generated pictures. */
export const GALLERY_SUBJECTS: Readonly<Record<ContentCategory, readonly GallerySubject[]>> = {
  business: BUSINESS,
  technology: TECHNOLOGY,
  wellness: WELLNESS,
  nature: NATURE,
  abstract: ABSTRACT,
  lifestyle: LIFESTYLE,
  sustainability: SUSTAINABILITY,
  travel: TRAVEL,
};
