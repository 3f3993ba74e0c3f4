/** A definition that cannot be: `resource.field`, the problem, the fix. The process refuses to start with it. */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError';

  constructor(where: string, problem: string, fix: string) {
    super(`${where}: ${problem}. Fix: ${fix}.`);
  }
}
