// Everything that the host calls.
export { configure } from './memory';
export { countRays, traceNearest, traceShadow, hitDistance, hitTriangle, hitU, hitV } from './traverse';
export { boundTriangles, buildSubtree, countBlocks, mergeTree, splitTop, useBuildMemory } from './build';
export { buildLevels } from './texture';
export { renderTile, scoutLights } from './path';
export { measureTile } from './measure';
export { addGloss, calmFireflies, measureSlopes, putLight, readFilm, readGuides, readLight, smoothGuides } from './planes';
export { filterLight, levelLight } from './denoise';
export { blurGlow, developRow, shrinkGlow } from './develop';
