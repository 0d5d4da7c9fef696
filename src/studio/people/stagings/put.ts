import { drawFigure, type Place } from '../figure.ts';
import type { PeopleScene, Person } from '../people-scene.ts';
import type { PoseName } from '../poses.ts';

export function put(person: Person, pose: PoseName, place: Place, { colors }: PeopleScene): string {
  return drawFigure(person, pose, place, colors.ink);
}
