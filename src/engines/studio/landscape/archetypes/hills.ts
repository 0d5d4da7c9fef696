import { phrases } from '../../scene/phrases.ts';
import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const hills: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  label: 'hills',
  category: 'nature',
  favoredBy: ['nature', 'sustainability'],
  strong: phrases(
    'hill, meadow, countryside, field, grassland, pasture, prairie, tuscany, farmland, rolling hill',
    'wildflower, green hill, moor, steppe',
  ),
  weak: phrases(
    'grass, flower, farm, rural, spring, green, bloom, agriculture, sustainability, environment, eco',
    'earth',
  ),
  staging: 'nature',
  form: 'hills',
  isGround: true,
};
