/** Why a table of a business does not leave with it. In English: it stands in the manifest, which is read by people and programs. */
export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  accounts: 'Sign-ins are made anew from the users',
  awaited_accounts: 'Sign-ins are made anew from the users',
  api_keys: 'Of a key only its digest is kept, which opens nothing elsewhere: make new keys',
  api_keys_establishments: 'Belongs to the API keys, which are left out',
  bulk_operation_rows: 'What became of the rows of earlier imports, which cannot be undone elsewhere',
  bulk_operations: 'Earlier imports, which cannot be undone elsewhere',
  business_imports: 'What an import notes of itself while it runs',
  deleted_records: 'What was deleted within the last hour, for its undo',
  jobs: 'Work of this host, finished or under way',
  known_places: 'From where people signed in here before',
  notifications: 'What people were told here, which leads to what is here',
  recovery_codes: 'Secret: people set up their second factor anew',
  rights_versions: 'Which state of the rights here was seen last',
  rollup_hours: 'Sums, made anew from the facts of sales',
  rollup_parts: 'Sums, made anew from the facts of sales',
  rollup_products: 'Sums, made anew from the facts of sales',
  rollup_sales: 'Sums, made anew from the facts of sales',
  rollup_servers: 'Sums, made anew from the facts of sales',
  sales_marks: 'Which sums are to be made anew',
  search_entries: 'Made anew from the records',
  second_factors: 'Secret: people set up their second factor anew',
  sent_emails: 'What was mailed from here',
  stock_marks: 'How far stock is summed',
  stock_sums: 'Sums, made anew from the stock ledger',
  support_sessions: 'When support was inside; the activity log says it too',
  token_generations: 'Sign-ins at this host',
  upload_owners: 'Made anew from the files',
  used_tokens: 'Sign-ins at this host',
  user_sessions: 'Sign-ins at this host',
  verb_answers: 'Answers that are kept for calls that come twice',
  webhook_deliveries: 'What was sent to webhooks from here',
  webhook_events: 'What was sent to webhooks from here',
};

/** The tables without a definition that leave with a business. */
export const HOST_TABLES: readonly string[] = [
  'establishment_meta',
  'record_comments',
  'sales_items',
  'facts_sales',
  'facts_lines',
  'facts_parts',
  'facts_voids',
];

/** Why columns stay: of every field of the kind `password`. */
export const SECRET = 'Secret, or the digest of a secret';
