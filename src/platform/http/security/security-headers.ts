import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import type { App } from '../app.ts';

/**
 * The content security policy and its companions, from the first page on. Scripts come from our own files alone
 * (there is no inline script anywhere); styles may stand inline, since dialogs lock scrolling with one whose text
 * depends on the window; pictures may come from https, since identity providers serve people's portraits. The sites of
 * hosted policies may be framed and asked whether they answer, on every page: people come to theirs without loading it anew.
 */
export async function registerSecurityHeaders(
  app: App,
  { publicUrl, policyEmbeds }: { publicUrl: string; policyEmbeds: object },
): Promise<void> {
  const framed = [...new Set(Object.values(policyEmbeds).map((url: string) => new URL(url).origin))];
  const secure = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...framed],
        frameSrc: ["'self'", ...framed],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // What they speak to is gone: Flash, Internet Explorer, its guard against scripts in addresses.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // Where helmet puts its own: streams send their heads past Fastify.
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)');
  });
  // Browsers would make up for how long an answer may be kept that does not say so.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/**
 * Marks an answer as a file: a part of a page, which as a document of its own may do nothing. What governs documents that
 * may do something is left out; beside a picture of 6 kB it weighs.
 */
export function headAsFile(reply: FastifyReply): FastifyReply {
  for (const name of OF_DOCUMENTS) reply.raw.removeHeader(name);
  return reply.headers({
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
}

const OF_DOCUMENTS = ['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'];
