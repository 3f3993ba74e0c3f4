import { FINDINGS } from '#/model/values/operationFindings.ts';
import { PROCESS_ROLES } from '#/model/values/operations.ts';

type Properties = Readonly<Record<string, object>>;

const object = (properties: Properties) => ({ type: 'object', properties, required: Object.keys(properties) });
const list = (properties: Properties, description?: string) => ({
  type: 'array',
  ...(description && { description }),
  items: object(properties),
});
const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const moment = { type: 'string', format: 'date-time' };
const whole = { type: 'integer', minimum: 0 };

const database = object({
  engine: { enum: ['embedded', 'postgres'] },
  version: text,
  size_bytes: whole,
  connections: {
    ...object({ used: whole, limit: whole }),
    type: ['object', 'null'],
    description: 'Of the whole server; null on the embedded database',
  },
  replica: {
    ...object({ seconds_behind: { type: ['integer', 'null'], minimum: 0, description: 'null: it is passed over' } }),
    type: ['object', 'null'],
    description: 'null: none is set',
  },
});

const processes = list({
  name: text,
  machine: text,
  role: { enum: PROCESS_ROLES },
  version: text,
  node: text,
  port: { type: ['integer', 'null'] },
  started_at: moment,
  seen_at: moment,
  seen_seconds_ago: whole,
  is_gone: { type: 'boolean' },
  memory_bytes: whole,
  busy_percent: { type: 'integer', minimum: 0, maximum: 100 },
});

const jobs = list(
  {
    kind: text,
    waiting: whole,
    oldest_due_seconds: whole,
    scheduled: whole,
    running: whole,
    failed_last_hour: whole,
    failed_last_day: whole,
    broke_last_hour: { ...whole, description: 'Of those of the last hour, what no person caused' },
  },
  'A kind of which there is no job is left out',
);

/** What `POST /api/admin/operations/send-emails-again` answers. */
export const emailsAgainSchema = object({
  emails: { ...whole, description: 'How many were given up: those that are not over, and were not sent again since, are queued' },
});

/** What `GET /api/admin/operations` answers. */
export const operationsSchema = object({
  version: { ...text, description: 'Of the program that answers' },
  read_at: moment,
  database,
  processes,
  disk: object({ free_bytes: whole, least_bytes: whole }),
  jobs,
  emails: object({
    waiting: whole,
    given_up_last_hour: { ...whole, description: 'As no mail server took them; what one refused for good is not counted' },
    given_up: { ...whole, description: 'Of a week, and not sent again since: what can be sent again' },
  }),
  deliveries: object({ waiting: whole, failed_last_hour: whole, oldest_due_seconds: whole }),
  rollups: object({ days_due: whole, oldest_due_seconds: whole }),
  findings: list(
    {
      what: { enum: Object.keys(FINDINGS) },
      level: { enum: ['wrong', 'look'] },
      values: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    },
    'What is not well, the worst first; nothing: everything is running',
  ),
  failed_jobs: list(
    { id: whole, kind: text, business: textOrNull, failed_at: moment, attempts: whole, why: textOrNull },
    'The last ones of a week, without what they were about',
  ),
});
