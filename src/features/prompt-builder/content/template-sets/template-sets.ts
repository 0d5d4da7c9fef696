import { ABSTRACT_SETS } from './abstract-sets.ts';
import { BUSINESS_SETS } from './business-sets.ts';
import { ILLUSTRATION_SETS } from './illustration-sets.ts';
import { LIFESTYLE_SETS } from './lifestyle-sets.ts';
import { MAIN_SETS } from './main-sets.ts';
import { NATURE_SETS } from './nature-sets.ts';
import { PHOTO_SETS } from './photo-sets.ts';
import { PROFESSIONAL_SETS } from './professional-sets.ts';
import { SPORTS_SETS } from './sports-sets.ts';
import { SUSTAINABILITY_SETS } from './sustainability-sets.ts';
import { TECHNOLOGY_SETS } from './technology-sets.ts';
import type { TemplateSet } from './template-set.ts';
import { TRAVEL_SETS } from './travel-sets.ts';
import { WELLNESS_SETS } from './wellness-sets.ts';

/** Everything that the prompt builder can ask about, the nine categories first. */
export const TEMPLATE_SETS: readonly TemplateSet[] = [
  ...MAIN_SETS,
  ...PROFESSIONAL_SETS,
  ...BUSINESS_SETS,
  ...TECHNOLOGY_SETS,
  ...WELLNESS_SETS,
  ...NATURE_SETS,
  ...ABSTRACT_SETS,
  ...ILLUSTRATION_SETS,
  ...LIFESTYLE_SETS,
  ...PHOTO_SETS,
  ...SPORTS_SETS,
  ...SUSTAINABILITY_SETS,
  ...TRAVEL_SETS,
];
