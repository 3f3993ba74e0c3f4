import type { FastifyInstance } from 'fastify';

/**
 * What a browser may do with our answers. Styles are inline because emotion writes them so; `uploads` is the origin of
 * the file store where it is not this host.
 */
export function securityHeaders(app: FastifyInstance, uploads: string | undefined): void {
  const policy = contentSecurityPolicy(uploads);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    });
  });
}

/** The policy of the dashboard and of every answer. */
export function contentSecurityPolicy(uploads?: string): string {
  const store = uploads ? ` ${new URL(uploads).origin}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${store}`,
    "font-src 'self' data:",
    `connect-src 'self'${store}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
