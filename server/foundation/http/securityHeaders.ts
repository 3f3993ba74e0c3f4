import type { FastifyInstance } from 'fastify';

/**
 * What a browser may do with our answers. Styles are inline because emotion writes them so; `uploads` is the origin of the file store where
 * it is not this host. A dashboard that was built for another host may call that one. Whoever came by HTTPS (as a trusted proxy says, or
 * the host's public address) comes back by nothing else for a year.
 */
export function securityHeaders(app: FastifyInstance, uploads: string | undefined, publicUrl?: string): void {
  const policy = contentSecurityPolicy(uploads, import.meta.env.VITE_API_URL);
  const isPublicEncrypted = publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    if (isPublicEncrypted || request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000');
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
export function contentSecurityPolicy(...others: readonly (string | undefined)[]): string {
  const elsewhere = others.map((address) => (address && URL.canParse(address) ? ` ${new URL(address).origin}` : '')).join('');
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${elsewhere}`,
    "font-src 'self' data:",
    `connect-src 'self'${elsewhere}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
