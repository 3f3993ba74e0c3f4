/** What one business, and one person in it, may use of what everybody shares. Each can be set in the environment. */
export interface Limits {
  /** What the uploads of one business may take together, in megabytes. */
  uploadMegabytes: number;
  /** How many files one person may upload in an hour. */
  uploadsPerHour: number;
  /** How many emails one business may send in an hour. */
  emailsPerHour: number;
  /** How many emails that somebody asked for may go to one e-mail address in an hour, whoever asked. */
  emailsPerAddress: number;
  /** How many calls one API key may make in a minute, of each host. */
  apiCallsPerMinute: number;
}

/** Enough for a busy business; a machine that runs wild is stopped within the hour. Ours. */
export const normalLimits: Limits = {
  uploadMegabytes: 10_240,
  uploadsPerHour: 500,
  emailsPerHour: 500,
  emailsPerAddress: 20,
  apiCallsPerMinute: 600,
};

/** The name of each in the environment. */
export const limitNames: Readonly<Record<keyof Limits, string>> = {
  uploadMegabytes: 'UPLOAD_QUOTA_MB',
  uploadsPerHour: 'UPLOADS_PER_HOUR',
  emailsPerHour: 'EMAILS_PER_HOUR',
  emailsPerAddress: 'EMAILS_PER_ADDRESS',
  apiCallsPerMinute: 'API_CALLS_PER_MINUTE',
};
