import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, addressOf, read, request } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('request', () => {
  it('sends cookies, and a JSON body with its type only when there is a payload', async () => {
    const fetch = answerWith(new Response('{}'));
    await request('POST', '/api/a', { payload: { prompt: 'lake' } });
    await request('GET', '/api/b');
    const [post, get] = fetch.mock.calls.map(([, init]) => init);
    expect(post).toMatchObject({ method: 'POST', credentials: 'include', body: '{"prompt":"lake"}' });
    expect(new Headers(post?.headers).get('Content-Type')).toBe('application/json');
    expect(get).toMatchObject({ method: 'GET', credentials: 'include' });
    expect(get).not.toHaveProperty('body');
    expect(new Headers(get?.headers).has('Content-Type')).toBe(false);
  });

  it('names a refusal by status, colon and body text, and keeps the parsed body', async () => {
    const text = '{"error":"Please sign in to do this","code":"signed_out"}';
    answerWith(new Response(text, { status: 401 }));
    const error = await request('GET', '/api/auth/user').catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: `401: ${text}`, status: 401, body: { code: 'signed_out' } });
  });

  it('falls back to the status text where the body is empty', async () => {
    answerWith(new Response('', { status: 502, statusText: 'Bad Gateway' }));
    await expect(request('GET', '/api/models')).rejects.toMatchObject({
      message: '502: Bad Gateway',
      body: null,
    });
  });

  it('keeps no body that is not one of ours', async () => {
    answerWith(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(request('GET', '/api/models')).rejects.toMatchObject({ body: null });
  });

  it('lets a deletion go on when the page is left, and nothing else', async () => {
    const fetch = answerWith(new Response(null, { status: 204 }));
    await request('DELETE', '/api/a');
    await request('POST', '/api/a');
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, undefined]);
  });

  it('reads a key at the address of its parts', async () => {
    const fetch = answerWith(new Response('[1]'));
    expect(await read(['api', 'generations?limit=500'])).toEqual([1]);
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/generations?limit=500');
    expect(addressOf(['api', 'auth', 'user'])).toBe('/api/auth/user');
  });
});
