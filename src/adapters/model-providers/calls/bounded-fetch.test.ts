import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { createCertificate } from '#testing/self-signed-certificate';
import { createBoundedFetch } from './bounded-fetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serveToItself(listener: RequestListener, mostBytes?: number) {
  const url = await serve(listener);
  return { url, fetch: createBoundedFetch({ trusted: [`${url}/v1`], ...(mostBytes ? { mostBytes } : {}) }) };
}

describe('requests and responses', () => {
  const echo: RequestListener = async (request, response) => {
    const body: Buffer[] = [];
    for await (const chunk of request) body.push(chunk);
    response.setHeader('x-sent-by', 'echo');
    response.appendHeader('set-cookie', 'a=1');
    response.appendHeader('set-cookie', 'b=2');
    response.writeHead(request.url === '/odd' ? 418 : 200, 'Indeed');
    response.end(
      JSON.stringify({
        method: request.method,
        url: request.url,
        headers: request.headers,
        body: Buffer.concat(body).toString(),
      }),
    );
  };

  test('may have JSON and headers', async () => {
    const { url, fetch } = await serveToItself(echo);
    const response = await fetch(`${url}/a?b=c`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
      body: '{"ü":1}',
    });
    expect(response).toMatchObject({ status: 200, ok: true, statusText: 'Indeed', url: `${url}/a?b=c` });
    expect(response.headers.get('x-sent-by')).toBe('echo');
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(await response.json()).toMatchObject({
      method: 'POST',
      url: '/a?b=c',
      body: '{"ü":1}',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json', 'content-length': '8' },
    });
  });

  test('may be forms with files', async () => {
    const { url, fetch } = await serveToItself(echo);
    const form = new FormData();
    form.set('image', new Blob(['bytes'], { type: 'image/png' }), 'a.png');
    const sent = await (await fetch(url, { method: 'POST', body: form })).json();
    expect(sent.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent.body).toContain('filename="a.png"');
  });

  test('may have error statuses', async () => {
    const { url, fetch } = await serveToItself(echo);
    expect(await fetch(`${url}/odd`)).toMatchObject({ status: 418, ok: false });
  });

  test('may be empty', async () => {
    const { url, fetch } = await serveToItself((_, response) => response.writeHead(204).end());
    expect(await (await fetch(url)).text()).toBe('');
  });

  test.each(['gzip', 'x-gzip'])('may be compressed as %s without being requested', async (encoding) => {
    const { url, fetch } = await serveToItself((_, response) => {
      response.setHeader('content-encoding', encoding);
      response.end(gzipSync('plain'));
    });
    expect(await (await fetch(url)).text()).toBe('plain');
  });

  test('may be redirects, which are not followed', async () => {
    const { url, fetch } = await serveToItself((_, response) =>
      response.writeHead(302, { location: '/b' }).end(),
    );
    const response = await fetch(url);
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/b');
  });
});

describe('a response that is too large', () => {
  test('is refused by its content-length', async () => {
    const { url, fetch } = await serveToItself((_, response) => response.end('x'.repeat(1_001)), 1_000);
    await expect(fetch(url)).rejects.toMatchObject({ name: 'AnswerTooLarge' });
  });

  test('is cut off if it has no content-length', async () => {
    let isCut: () => void;
    const cut = new Promise<void>((settle) => {
      isCut = settle;
    });
    const { url, fetch } = await serveToItself((_, response) => {
      response.on('close', isCut);
      const more = () => response.writable && response.write('x'.repeat(700), () => setImmediate(more));
      more();
    }, 1_000);
    const response = await fetch(url);
    await expect(response.text()).rejects.toMatchObject({ name: 'AnswerTooLarge' });
    await cut;
  });

  test('is measured after decompression', async () => {
    const { url, fetch } = await serveToItself((_, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync('x'.repeat(1_000_000)));
    }, 10_000);
    await expect(fetch(url).then((response) => response.text())).rejects.toMatchObject({
      name: 'AnswerTooLarge',
    });
  });

  test('is accepted up to the limit', async () => {
    const { url, fetch } = await serveToItself((_, response) => response.end('x'.repeat(1_000)), 1_000);
    expect((await (await fetch(url)).text()).length).toBe(1_000);
  });
});

describe('an address', () => {
  test.each([
    'http://127.0.0.1:9/a.png',
    'http://[::1]:9/a.png',
    'http://[::ffff:10.0.0.1]/a.png',
    'http://169.254.169.254/latest/meta-data',
    'http://2130706433/',
    'http://localhost:9/a.png',
    'file:///etc/passwd',
  ])('that is not public is refused: %s', async (url) => {
    const fetch = createBoundedFetch({ trusted: ['http://127.0.0.1:8/v1'] });
    await expect(fetch(url)).rejects.toMatchObject({ name: 'ForbiddenAddress' });
  });

  test('of the operator’s server is allowed, also by name', async () => {
    const port = new URL(await serve((_, response) => response.end('here'))).port;
    const url = `http://localhost:${port}`;
    expect(await (await createBoundedFetch({ trusted: [url] })(url)).text()).toBe('here');
  });

  test('at another port of the operator’s machine is refused', async () => {
    const url = await serve((_, response) => response.end('secret'));
    const { fetch } = await serveToItself((_, response) => response.end());
    await expect(fetch(url)).rejects.toMatchObject({ name: 'ForbiddenAddress' });
  });
});

describe('a connection', () => {
  test('that is refused is an error with its code', async () => {
    const url = await serve(() => {});
    servers.pop()!.close();
    await expect(createBoundedFetch({ trusted: [url] })(url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('that is cut before the response is an error with its code', async () => {
    const { url, fetch } = await serveToItself((request) => request.socket.destroy());
    await expect(fetch(url)).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('that is cut during the response is an error with its code', async () => {
    const { url, fetch } = await serveToItself((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    const response = await fetch(url);
    await expect(response.text()).rejects.toMatchObject({ code: 'ECONNRESET' });
  });

  test('ends with the signal’s reason', async () => {
    const asked = Promise.withResolvers<void>();
    const { url, fetch } = await serveToItself(() => asked.resolve());
    const controller = new AbortController();
    const reason = new Error('stop');
    const ended = expect(fetch(url, { signal: controller.signal })).rejects.toBe(reason);
    await asked.promise;
    controller.abort(reason);
    await ended;
  });

  test('is not made if the signal is already aborted', async () => {
    const { url, fetch } = await serveToItself((_, response) => response.end());
    const reason = new Error('stop');
    await expect(fetch(url, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  test('by TLS checks the certificate', async () => {
    const { key, cert } = await createCertificate('localhost');
    const server = createSecureServer({ key, cert }, (_, response) => response.end('here'));
    servers.push(server);
    server.listen(0);
    await once(server, 'listening');
    const url = `https://localhost:${(server.address() as AddressInfo).port}`;
    const fetch = createBoundedFetch({ trusted: [url] });
    await expect(fetch(url)).rejects.toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });

    const before = getCACertificates('default');
    setDefaultCACertificates([cert]);
    onTestFinished(() => setDefaultCACertificates(before));
    expect(await (await fetch(url)).text()).toBe('here');
    const byAddress = createBoundedFetch({ trusted: [url.replace('localhost', '127.0.0.1')] });
    await expect(byAddress(url.replace('localhost', '127.0.0.1'))).rejects.toMatchObject({
      code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    });
  });

  test('is closed when the body is canceled', async () => {
    const closed = Promise.withResolvers<void>();
    const { url, fetch } = await serveToItself((_, response) => {
      response.on('close', closed.resolve);
      response.write('x'.repeat(100_000));
    });
    await (await fetch(url)).body!.cancel();
    await closed.promise;
  });
});
