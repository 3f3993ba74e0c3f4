import { type Config, isLoopback, knownClientSecret } from './config.ts';

/** What makes a host unsafe that others than its own machine can reach, each as a sentence that says what to do. */
export function exposureOf(
  config: Pick<Config, 'duties' | 'host' | 'oauthClientSecret' | 'trustProxy' | 'publicUrl' | 'metrics'>,
): string[] {
  const { duties, metrics } = config;
  return [
    ...(duties.answers ? exposureOfHost(config) : []),
    ...(metrics && !isLoopback(metrics.host)
      ? [
          `Warning: whoever reaches METRICS_HOST=${metrics.host} reads the metrics, without signing in. Let only your monitoring reach METRICS_PORT=${metrics.port}`,
        ]
      : []),
  ];
}

function exposureOfHost({
  host,
  oauthClientSecret,
  trustProxy,
  publicUrl,
}: Pick<Config, 'host' | 'oauthClientSecret' | 'trustProxy' | 'publicUrl'>): string[] {
  if (isLoopback(host)) return [];
  const isEncrypted = publicUrl?.startsWith('https:') || (publicUrl === undefined && trustProxy !== undefined);
  return [
    ...(oauthClientSecret === knownClientSecret
      ? [
          'OAUTH_CLIENT_SECRET is the one that everybody knows: set it to one of your own, and build the dashboard with the same in VITE_OAUTH_CLIENT_SECRET',
        ]
      : []),
    ...(isEncrypted
      ? []
      : [
          'Passwords and tokens travel unencrypted: put a proxy with HTTPS before this host, name it in TRUST_PROXY, and set PUBLIC_URL to its https:// address',
        ]),
  ].map((sentence) => `Warning: this host answers others than this machine (HOST=${host}). ${sentence}`);
}
