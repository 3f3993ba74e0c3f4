/** How this host is known to a program that businesses connect: what whoever runs the host registered there. */
export interface ProgramApp {
  /** '' where only an address is said, of a program that is let into with a token alone. */
  clientId: string;
  clientSecret: string;
  /** Where it is instead of its normal addresses: a sandbox, say. */
  addresses: { authorize?: string; token?: string; revoke?: string; api?: string };
}

type Env = Readonly<Record<string, string | undefined>>;
const NAME = /^CONNECT_([A-Z0-9_]+?)_(CLIENT_ID|CLIENT_SECRET|AUTHORIZE_URL|TOKEN_URL|REVOKE_URL|API_URL)$/;

/**
 * The programs that the environment registers, by the name of their connector: `CONNECT_QUICKBOOKS_CLIENT_ID` and `…_CLIENT_SECRET`, and
 * `…_AUTHORIZE_URL`, `…_TOKEN_URL`, `…_REVOKE_URL`, `…_API_URL` for other addresses; of Square `…_API_URL` alone. What is wrong with them
 * is added to the problems.
 */
export function readProgramApps(env: Env, problems: string[]): Record<string, ProgramApp> {
  const found = new Map<string, Record<string, string>>();
  for (const [variable, typed] of Object.entries(env)) {
    const [, program, what] = NAME.exec(variable) ?? [];
    const value = typed?.trim();
    if (!program || !what || !value) continue;
    found.set(program, { ...found.get(program), [what]: value });
  }
  return Object.fromEntries(
    [...found].map(([program, said]) => {
      const prefix = `CONNECT_${program}_`;
      // A program that is let into with a token alone knows no host.
      const isKnown = Object.keys(said).some((what) => what !== 'API_URL');
      for (const needed of isKnown ? ['CLIENT_ID', 'CLIENT_SECRET'] : [])
        if (!said[needed]) problems.push(`${prefix}${needed} is missing: set it, or remove the other settings that begin with ${prefix}`);
      const addressOf = (what: string) => {
        const value = said[what];
        if (value === undefined) return undefined;
        if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value.replace(/\/$/, '');
        problems.push(`${prefix}${what} must be an address that starts with https:// or http://`);
        return undefined;
      };
      const [authorize, token, revoke, api] = ['AUTHORIZE_URL', 'TOKEN_URL', 'REVOKE_URL', 'API_URL'].map(addressOf);
      const app: ProgramApp = {
        clientId: said.CLIENT_ID ?? '',
        clientSecret: said.CLIENT_SECRET ?? '',
        addresses: { ...(authorize && { authorize }), ...(token && { token }), ...(revoke && { revoke }), ...(api && { api }) },
      };
      return [program.toLowerCase(), app];
    }),
  );
}
