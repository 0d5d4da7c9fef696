import { API_KEY_DAYS_DEFAULT, API_SCOPES, type ApiScope } from '#platform/endpoint/api-scopes';

export interface ApiKeyForm {
  name: string;
  scopes: readonly ApiScope[];
  /** Null: the key never expires. */
  expiresInDays: number | null;
}

/** Name of the saved form, which survives signing in again. */
export const API_KEY_FORM = 'api-key';

export const SCOPES = Object.keys(API_SCOPES) as ApiScope[];

export const NEW_KEY: ApiKeyForm = { name: '', scopes: SCOPES, expiresInDays: API_KEY_DAYS_DEFAULT };

export function isApiKeyForm(value: unknown): value is ApiKeyForm {
  const form = value as Partial<ApiKeyForm> | null;
  return (
    typeof form?.name === 'string' &&
    Array.isArray(form.scopes) &&
    form.scopes.every((scope) => SCOPES.includes(scope)) &&
    (form.expiresInDays === null || typeof form.expiresInDays === 'number')
  );
}
