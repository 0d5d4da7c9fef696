import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const hills: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'sustainability'],
  strong: `hill, meadow, countryside, field, grassland, pasture, prairie, tuscany, farmland, rolling hill,
    wildflower, green hill, moor, steppe`,
  weak: `grass, flower, farm, rural, spring, green, bloom, agriculture, sustainability, environment, eco,
    earth`,
  staging: 'nature',
  form: 'hills',
  isGround: true,
};
