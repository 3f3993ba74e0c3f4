import type { Sentence } from '#/i18n/sentences.ts';

/** A program did not take it, and will not take the same another time. */
export class ProgramRefused extends Error {
  override name = 'ProgramRefused';
  readonly sentence: Sentence;
  /** Of a call that was refused: the HTTP status, and what it says of it in its own words. */
  readonly answered: { status: number; reason?: string | undefined } | undefined;
  constructor(sentence: Sentence, answered?: ProgramRefused['answered']) {
    super(sentence.key);
    this.sentence = sentence;
    this.answered = answered;
  }
}

/** There was no answer that says what became of it: the same may be tried again. */
export class ProgramAway extends Error {
  override name = 'ProgramAway';
  readonly sentence: Sentence;
  constructor(sentence: Sentence) {
    super(sentence.key);
    this.sentence = sentence;
  }
}

/** The rights that somebody gave there are gone: only a person can give them again. */
export class SignInAgain extends Error {
  override name = 'SignInAgain';
}

/** An answer of a program that is not as it is described. */
export class OddAnswer extends Error {
  override name = 'OddAnswer';
}

/** A text that must stand in a program's answer. @throws OddAnswer */
export function textThere(value: unknown, what: string): string {
  if (typeof value === 'string' && value.trim()) return value.trim();
  throw new OddAnswer(`The answer has no ${what}`);
}
