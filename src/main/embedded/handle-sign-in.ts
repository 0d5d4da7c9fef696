import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { isLoopback } from '../config/addresses.ts';
import { type People, subjectOf } from './development-people.ts';
import { contentSecurityPolicy, messagePage, signInPage } from './sign-in-page.ts';

export interface HandleSignInInput {
  provider: Provider;
  people: People;
  /** Possible origins of the app; links lead to the first. */
  appOrigins: readonly string[];
  sessionCookie: string;
  signupCredits: number;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Handles the provider's requests: its form, sign-out, and the protocol. */
export function handleSignIn(input: HandleSignInInput): Handler {
  const { provider, people, appOrigins, sessionCookie, signupCredits } = input;
  const protocol = provider.callback();
  const policy = contentSecurityPolicy(appOrigins);
  const home = appOrigins[0] ?? '/';

  return async (request, response) => {
    const url = URL.parse(request.url ?? '/', `http://${request.headers.host}`);
    if (!url || !isLoopback(url.hostname)) {
      // Any other host name for this machine means DNS rebinding: a website's script is calling.
      response.writeHead(403).end();
      return;
    }
    try {
      if (url.pathname.startsWith('/interaction/')) await showForm(request, response);
      else if (url.pathname === '/session/end') endSession(url, response);
      else {
        if (url.pathname.startsWith('/auth')) forgetSession(request);
        response.setHeader('Content-Security-Policy', policy);
        await protocol(request, response);
      }
    } catch (error) {
      const expired = error instanceof errors.OIDCProviderError;
      const title = expired ? 'This sign-in has expired' : 'Signing in failed';
      send(response, expired ? 400 : 500, messagePage(title, 'Please begin again.', home));
    }
  };

  async function showForm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { uid } = await provider.interactionDetails(request, response);
    const action = `/interaction/${uid}`;
    if (request.method !== 'POST') {
      send(response, 200, signInPage({ action, given: {}, problem: undefined, signupCredits }));
      return;
    }
    const form = new URLSearchParams(await readBody(request));
    const read = (name: string, longest: number) => (form.get(name) ?? '').trim().slice(0, longest);
    const given = {
      email: read('email', 255),
      firstName: read('firstName', 100),
      lastName: read('lastName', 100),
    };
    if (!/^[^\s@]+@[^\s@]+$/.test(given.email) || given.email.length > 254) {
      send(
        response,
        400,
        signInPage({ action, given, problem: 'Please enter an email address.', signupCredits }),
      );
      return;
    }
    const person = await people.remember(given);
    await provider.interactionFinished(request, response, { login: { accountId: subjectOf(person.email) } });
  }

  /** There is no session to end (see forgetSession), so this redirects to the app. */
  function endSession(url: URL, response: ServerResponse): void {
    const target = URL.parse(url.searchParams.get('post_logout_redirect_uri') ?? home);
    const state = url.searchParams.get('state');
    const known = target && appOrigins.includes(target.origin) ? target : new URL(home);
    if (state !== null) known.searchParams.set('state', state);
    response.writeHead(303, { Location: known.href, 'Cache-Control': 'no-store' }).end();
  }

  /** Removes the session cookie, so that the provider asks who signs in. */
  function forgetSession(request: IncomingMessage): void {
    const kept = (request.headers.cookie ?? '')
      .split('; ')
      .filter((cookie) => !cookie.startsWith(`${sessionCookie}=`) && !cookie.startsWith(`${sessionCookie}.`));
    request.headers.cookie = kept.join('; ');
  }

  function send(response: ServerResponse, status: number, html: string): void {
    if (response.headersSent) {
      response.end();
      return;
    }
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    response.end(html);
  }
}

const BODY_MAX_BYTES = 10_000;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw new errors.InvalidRequest('the form is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
