import { type Values, valuesIn } from '#/model/values/shapes.ts';
import { ProgramRefused } from '#/server/domain/integrations/online/programErrors.ts';
import type { ProgramCalls, ProgramRequest } from '#/server/domain/integrations/programCalls.ts';

/**
 * What a call finds; nothing where the answer has one of these statuses: 404 is what was never there, 403 what is not for this token.
 * @throws as `ProgramCalls` for any other
 */
export async function known(calls: ProgramCalls, path: string, absent: readonly number[], request?: ProgramRequest): Promise<Values> {
  try {
    return valuesIn(await calls.call(path, request));
  } catch (error) {
    if (error instanceof ProgramRefused && absent.includes(error.answered?.status ?? 0)) return {};
    throw error;
  }
}
