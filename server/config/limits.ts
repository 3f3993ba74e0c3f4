/** What one business, and one person in it, may use of what everybody shares. Each can be set in the environment. */
export interface Limits {
  /** What the uploads of one business may take together, in megabytes. */
  uploadMegabytes: number;
  /** How many files one person may upload in an hour. */
  uploadsPerHour: number;
  /** How many letters one business may send in an hour. */
  lettersPerHour: number;
  /** How many letters that somebody asked for may go to one e-mail address in an hour, whoever asked. */
  lettersPerAddress: number;
}

/** Enough for a busy business; a machine that runs wild is stopped within the hour. Ours. */
export const normalLimits: Limits = { uploadMegabytes: 10_240, uploadsPerHour: 500, lettersPerHour: 500, lettersPerAddress: 20 };

/** The name of each in the environment. */
export const limitNames: Readonly<Record<keyof Limits, string>> = {
  uploadMegabytes: 'UPLOAD_QUOTA_MB',
  uploadsPerHour: 'UPLOADS_PER_HOUR',
  lettersPerHour: 'LETTERS_PER_HOUR',
  lettersPerAddress: 'LETTERS_PER_ADDRESS',
};
