import { CATEGORIES } from './categories.ts';

export const SETTING_VALUES = {
  category: CATEGORIES,
  style: ['photorealistic', 'artistic', 'minimalist', 'conceptual'],
  mood: ['professional', 'creative', 'energetic', 'calm', 'confident', 'warm'],
  colorScheme: ['vibrant', 'muted', 'monochrome', 'branded'],
  composition: ['centered', 'dynamic', 'balanced', 'minimalist'],
} as const;

export type SettingName = keyof typeof SETTING_VALUES;
export type Style = (typeof SETTING_VALUES.style)[number];
export type Composition = (typeof SETTING_VALUES.composition)[number];

export type PictureSettings = {
  [Name in SettingName]?: (typeof SETTING_VALUES)[Name][number] | undefined;
};
