import { newId } from '../new-id.ts';
import { type Kind, type Kinds, keepObject, type StandInEvent, type Store } from '../store.ts';

/** The API version of the SDK in use. */
export const API_VERSION = '2026-10-28.endive';

/** Stores an event with the object's current state and sends it. `previous`: the old values of changed fields. */
export function emitEvent(store: Store, type: string, object: object, previous?: object): void {
  const event: StandInEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: store.clock.now(),
    data: structuredClone(previous === undefined ? { object } : { object, previous_attributes: previous }),
    livemode: store.livemode,
    pending_webhooks: store.hasEndpoint() ? 1 : 0,
    request: { ...store.cause },
    type,
  };
  keepObject(store, 'event', event);
  store.announce(event);
}

/** Stores a new object and sends its `….created` event. */
export function createObject<K extends Kind>(store: Store, kind: K, object: Kinds[K]): Kinds[K] {
  keepObject(store, kind, object);
  emitEvent(store, `${kind}.created`, object);
  return object;
}
