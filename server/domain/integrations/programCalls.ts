/**
 * Calls of a program in the name of a connection.
 * @throws ProgramRefused for an answer that stays the same, ProgramAway for one that may be another later, SignInAgain
 */
export interface ProgramCalls {
  /** The body of the answer; undefined where it has none (204). */
  call(path: string, request?: ProgramRequest): Promise<unknown>;
}

/** A call of a program: a GET, or a POST where it has a body. */
export interface ProgramRequest {
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}
