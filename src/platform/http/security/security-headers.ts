import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import type { App } from '../app.ts';

/**
 * The content security policy and other security headers. Scripts come only from our own files, never inline. Styles
 * may be inline: dialogs lock scrolling with one whose text depends on the window. Pictures may come from any https
 * site: identity providers serve users' portraits. The sites of hosted policies may be framed and fetched on every
 * page, because users navigate to them without a reload.
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
    // Headers for Flash and Internet Explorer, which are gone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // On the raw response, like helmet: streams bypass Fastify's headers.
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)');
  });
  // Without this header browsers cache by their own heuristics.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/**
 * Headers of a file: opened as a document it is sandboxed. Headers that only matter for documents are left out: they
 * would be a noticeable part of a 6 kB picture.
 */
export function headAsFile(reply: FastifyReply): FastifyReply {
  for (const name of OF_DOCUMENTS) reply.raw.removeHeader(name);
  return reply.headers({
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
}

const OF_DOCUMENTS = ['cross-origin-opener-policy', 'origin-agent-cluster', 'permissions-policy'];
