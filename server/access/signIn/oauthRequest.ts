import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { say } from '#/i18n/sentences.ts';
import { valuesIn } from '#/model/values/shapes.ts';
import type { Proof } from '../twoFactor/secondFactors.ts';
import { OauthError } from './oauthError.ts';

/** The dashboard's number as an OAuth client. Source: specification §9. */
export const oauthClientId = '11';

/** What a well-formed request for a token asks. */
export interface PasswordGrant {
  username: string;
  password: string;
}

/** The second step of a sign-in: an extension grant, which RFC 6749 §4.5 names by a URI. */
export const secondStepGrant = 'urn:countinghouse:oauth:grant-type:mfa';

/** What a well-formed request for the second step brings: what the first one answered, and the proof. */
export interface SecondStepGrant {
  mfaToken: string;
  proof: Proof;
}

/** Reads the password grant (RFC 6749 §4.3.2) or the second step, client credentials in the body or by HTTP Basic. Throws `OauthError`. */
export function readGrant(request: FastifyRequest, clientSecret: string): PasswordGrant | SecondStepGrant {
  const body = valuesIn(request.body);
  const grantType = textOf(body, 'grant_type');
  if (grantType === undefined) throw new OauthError('invalid_request', say('access.send_password_grant'));
  checkClient(request, body, clientSecret);
  if (grantType === secondStepGrant) return secondStepOf(body);
  if (grantType !== 'password') throw new OauthError('unsupported_grant_type', say('access.only_password_grant'));
  textOf(body, 'scope');
  const username = textOf(body, 'username');
  const password = textOf(body, 'password');
  if (!username || !password) throw new OauthError('invalid_request', say('access.enter_email_and_password'));
  return { username, password };
}

function secondStepOf(body: Record<string, unknown>): SecondStepGrant {
  const mfaToken = textOf(body, 'mfa_token');
  const otp = textOf(body, 'otp');
  const recoveryCode = textOf(body, 'recovery_code');
  if (!mfaToken) throw new OauthError('invalid_request', say('access.send_mfa_token'));
  if (Boolean(otp) === Boolean(recoveryCode)) throw new OauthError('invalid_request', say('access.one_proof'));
  return { mfaToken, proof: otp ? { otp } : { recoveryCode: recoveryCode ?? '' } };
}

function checkClient(request: FastifyRequest, body: Record<string, unknown>, clientSecret: string): void {
  const basic = basicCredentials(request.headers.authorization);
  const id = basic?.id ?? textOf(body, 'client_id');
  const secret = basic?.secret ?? textOf(body, 'client_secret');
  if (id === oauthClientId && isSame(secret ?? '', clientSecret)) return;
  throw new OauthError('invalid_client', say('access.unknown_application'), { byBasic: basic !== undefined });
}

/** A parameter given once, as a text or (the client id) as a number; one that is given twice or as anything else is malformed. */
function textOf(body: Record<string, unknown>, name: string): string | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' && name === 'client_id') return String(value);
  if (typeof value !== 'string') throw new OauthError('invalid_request', say('access.once_as_text', { name }));
  return value;
}

function basicCredentials(header: string | undefined): { id: string; secret: string } | undefined {
  const encoded = /^Basic +([\w+/]+=*)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return { id, secret: secret.join(':') };
}

/** Compared by digest, so that neither the length nor the first wrong character shows in the time. */
function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
