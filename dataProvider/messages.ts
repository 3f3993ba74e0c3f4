const messages = new WeakMap<object, string>();

/** Remembers the host's sentence about what it answered; gives the answer back. */
export function withMessage<T>(answer: T, message: string | undefined): T {
  if (message && typeof answer === 'object' && answer !== null) messages.set(answer, message);
  return answer;
}

/**
 * The host's sentence about a save: of a data provider's result, or of the record that a mutation's `onSuccess` is given
 * (react-admin hands on the record alone, without the result's `meta`). Undefined where the host said none.
 */
export function messageOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null ? messages.get(answer) : undefined;
}
