import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/**
 * The provider's short-lived state (sign-ins in progress, codes, tokens). It is lost when the provider stops:
 * unfinished sign-ins start again.
 */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, { payload: AdapterPayload; expiresAtMs: number }>();

  const removeExpired = () => {
    for (const [key, { expiresAtMs }] of entries) if (expiresAtMs <= Date.now()) entries.delete(key);
  };
  const findBy = (model: string, matches: (payload: AdapterPayload) => boolean) => {
    removeExpired();
    for (const [key, { payload }] of entries)
      if (key.startsWith(`${model}:`) && matches(payload)) return payload;
    return undefined;
  };

  return (model): Adapter => ({
    async upsert(id, payload, expiresInS) {
      removeExpired();
      entries.set(`${model}:${id}`, {
        payload,
        expiresAtMs: expiresInS ? Date.now() + expiresInS * 1000 : Number.POSITIVE_INFINITY,
      });
    },
    async find(id) {
      removeExpired();
      return entries.get(`${model}:${id}`)?.payload;
    },
    findByUid: async (uid) => findBy(model, (payload) => payload.uid === uid),
    findByUserCode: async (userCode) => findBy(model, (payload) => payload.userCode === userCode),
    async consume(id) {
      const entry = entries.get(`${model}:${id}`);
      if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
    },
  });
}
