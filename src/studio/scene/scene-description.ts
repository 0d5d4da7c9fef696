import type { Staging } from '../reference/reference-scene.ts';
import type { Archetype, OverlayKind, Season, TimeOfDay, Weather } from './scene.ts';

/** What a picture shows, as plain JSON: stored with it and shown to people. */
export interface SceneDescription {
  engineVersion: string;
  archetype: Archetype | 'product-shot' | 'print';
  /** Words of the prompt, lower case and in its order, that shaped the picture. */
  understood: string[];
  /** Words that carry meaning but had no effect. */
  leftOut: string[];
  /** False when nothing in the prompt could be drawn and an abstract in its colours stands in. */
  drawsPrompt: boolean;
  /** Whether any person can be seen. */
  hasPeople: boolean;
  /** Whether it is a flat drawing rather than something like a photograph. */
  illustration: boolean;
  /** Pictures built round a reference only. */
  staging?: Staging;
  /** The caller's seed. */
  seed: number;
  /** Landscapes only: what stands, flies or swims in it. */
  additions?: OverlayKind[];
  /** Landscapes only. */
  time?: TimeOfDay;
  weather?: Weather;
  season?: Season;
  /** Abstracts only: `#rrggbb`, dark to light. */
  palette?: string[];
}
