import { newId } from '../new-id.ts';
import { type Kind, type Kinds, keepObject, type StandInEvent, type World } from '../world.ts';

/** The API version of the SDK in use. */
export const API_VERSION = '2026-10-28.endive';

/** Stores an event with the object's current state and sends it. `previous`: the old values of changed fields. */
export function emitEvent(world: World, type: string, object: object, previous?: object): void {
  const event: StandInEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: world.clock.now(),
    data: structuredClone(previous === undefined ? { object } : { object, previous_attributes: previous }),
    livemode: world.livemode,
    pending_webhooks: world.hasEndpoint() ? 1 : 0,
    request: { ...world.cause },
    type,
  };
  keepObject(world, 'event', event);
  world.announce(event);
}

/** Stores a new object and sends its `….created` event. */
export function createObject<K extends Kind>(world: World, kind: K, object: Kinds[K]): Kinds[K] {
  keepObject(world, kind, object);
  emitEvent(world, `${kind}.created`, object);
  return object;
}
