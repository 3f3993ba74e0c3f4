/** A table file that is not read: why, and what the sentence about it names (`refusals.ts` says the sentences). */
export class FileRefused extends Error {
  /**
   * @param {string} reason
   * @param {Record<string, string | number>} [details]
   */
  constructor(reason, details = {}) {
    super(`A table file is refused: ${reason}`);
    this.reason = reason;
    this.details = details;
  }
}

/** What cannot be read at all, whatever is wrong in it. */
export const unreadable = () => new FileRefused('unreadable');
