import { inSpan, SpanKind } from '#platform/telemetry/scope';
import type { ObjectStore } from '#ports/object-store';

const CLIENT = { kind: SpanKind.CLIENT };

/** An object store whose calls are spans. Keys stay out of them: a key is the permission to read a picture. */
export function observeObjectStore(store: ObjectStore): ObjectStore {
  return {
    put: (...put) => inSpan('object store put', () => store.put(...put), CLIENT),
    get: (key) => inSpan('object store get', () => store.get(key), CLIENT),
    delete: (key) => inSpan('object store delete', () => store.delete(key), CLIENT),
    list: (prefix) => store.list(prefix),
    deleteUnfinished: (...before) => store.deleteUnfinished(...before),
  };
}
