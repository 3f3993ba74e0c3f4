/** A definition that cannot be: `resource.field`, the problem, the fix. The process refuses to start with it. */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError';

  /** `file`: the file to open. */
  constructor(
    readonly where: string,
    readonly problem: string,
    readonly fix: string,
    readonly file?: string,
  ) {
    super(`${where}${file === undefined ? '' : ` (${file})`}: ${problem}. Fix: ${fix}.`);
  }

  /** The same, with the file that it is about, where one of these definitions is named. */
  in(files: Readonly<Record<string, string>>): DefinitionError {
    const file = this.file ?? files[this.where.split('.', 1)[0] ?? ''];
    return new DefinitionError(this.where, this.problem, this.fix, file);
  }
}
