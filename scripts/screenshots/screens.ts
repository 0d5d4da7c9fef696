import type { Screen } from './screen.ts';
import { ACCOUNT_SCREENS } from './screens/account.ts';
import { ADMIN_SCREENS } from './screens/admin.ts';
import { AD_SCREENS } from './screens/ads.ts';
import { BUILDER_SCREENS } from './screens/builder.ts';
import { CREATE_SCREENS } from './screens/create.ts';
import { EDITING_SCREENS } from './screens/editing.ts';
import { GALLERY_SCREENS } from './screens/gallery.ts';
import { LANDING_SCREENS } from './screens/landing.ts';
import { MONEY_SCREENS } from './screens/money.ts';
import { READING_SCREENS } from './screens/reading.ts';
import { RESULT_SCREENS } from './screens/result.ts';

/** All screens in all states, in the order of the contact sheet. */
export const SCREENS: readonly Screen[] = [
  ...LANDING_SCREENS,
  ...GALLERY_SCREENS,
  ...CREATE_SCREENS,
  ...BUILDER_SCREENS,
  ...RESULT_SCREENS,
  ...EDITING_SCREENS,
  ...MONEY_SCREENS,
  ...READING_SCREENS,
  ...AD_SCREENS,
  ...ACCOUNT_SCREENS,
  ...ADMIN_SCREENS,
];
