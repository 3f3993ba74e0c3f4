/** A new user needs a password, which an edit may leave out: the definition cannot say so. */
export const correct = (values: Record<string, unknown>, seed: number) => ({ password: `sample-secret-${seed}`, ...values });
