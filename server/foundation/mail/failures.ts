import { type Sentence, say } from '#/i18n/sentences.ts';
import { numberIn, textIn, valuesIn } from '#/model/values/shapes.ts';

/** Why an email was not taken: for good or for now, in plain words, and what the mail server itself said. */
export interface Failure {
  isRefused: boolean;
  problem: Sentence;
  answer: string | null;
}

/**
 * What a failed try comes to. For good (RFC 5321 §4.2.1): another try would be in vain. A sign-in that the server refuses is a setting that
 * somebody will put right, so it is tried again.
 */
export function failureOf(error: unknown, address: string): Failure {
  const { code, command, response, responseCode } = valuesIn(error);
  const said = numberIn(responseCode) ?? 0;
  const answer = said > 0 ? (textIn(response) ?? null) : null;
  // Its answer to a sign-in may name the account that this host signs in with.
  if (code === 'EAUTH') return { isRefused: false, problem: say('emails.sign_in_refused'), answer: null };
  // What the mail program itself finds before it hands anything over: no server can write to this, or its server takes nothing so large.
  if (!said && code === 'EENVELOPE' && command === 'API')
    return { isRefused: true, problem: say('emails.no_such_address', { address }), answer };
  if (!said && code === 'EMESSAGE') return { isRefused: true, problem: say('emails.too_large', { address }), answer };
  if (said < 400) return { isRefused: false, problem: say('emails.unreachable'), answer };
  const isRefused = said >= 500;
  return { isRefused, problem: isRefused ? refusal(said, answer ?? '', command === 'RCPT TO', address) : say('emails.later'), answer };
}

/** What an email that was taken, and came back later, comes to: by the enhanced status code of the notice. */
export function bouncedAs({ status, answer }: { status: string; answer: string | null }, address: string): Omit<Failure, 'isRefused'> {
  const [kind, subject = '', detail = ''] = status.split('.');
  return { problem: kind === '5' ? reason(subject, detail, address) : say('emails.not_in_time', { address }), answer };
}

/** In plain words, by the enhanced status code (RFC 3463) where the server gives one. */
function refusal(said: number, answer: string, isAtAddress: boolean, address: string): Sentence {
  const [, subject = '', detail = ''] = /^\d{3}[ -]5\.(\d{1,3})\.(\d{1,3})/.exec(answer) ?? [];
  if (isAtAddress && !subject && [550, 551, 553].includes(said)) return say('emails.no_such_address', { address });
  return reason(subject, detail, address);
}

function reason(subject: string, detail: string, address: string): Sentence {
  if (subject === '1') return say('emails.no_such_address', { address });
  if (subject === '2' && detail === '2') return say('emails.mailbox_full', { address });
  if ((subject === '3' || subject === '2') && (detail === '4' || detail === '3')) return say('emails.too_large', { address });
  if (subject === '7') return say('emails.unwanted', { address });
  return say('emails.refused', { address });
}
