const tokens = new Map<string, Promise<string>>();

/**
 * An access token of a demo user, fetched once per process so that many pages do not run into the limit on sign-ins.
 * @throws where the host refuses the sign-in
 */
export function storedToken(hostUrl: string, email: string, password: string): Promise<string> {
  const key = `${hostUrl} ${email}`;
  const known = tokens.get(key) ?? fetchToken(hostUrl, email, password);
  tokens.set(key, known);
  return known;
}

/** Signs in anew to a host that has just been started: an earlier one may have answered at the same address. */
export function forgetTokens(hostUrl: string): void {
  for (const key of tokens.keys()) if (key.startsWith(`${hostUrl} `)) tokens.delete(key);
}

async function fetchToken(hostUrl: string, email: string, password: string): Promise<string> {
  const grant = { grant_type: 'password', client_id: 11, client_secret: 'countinghouse-dashboard', scope: '', username: email, password };
  const answer = await fetch(`${hostUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(grant),
  });
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`The sign-in of ${email} was refused with ${answer.status}`);
  return token;
}
