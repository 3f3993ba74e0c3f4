import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database, OpenOptions } from '#/server/foundation/database/openDatabase.ts';
import { rolesAndSchemas } from '#/server/foundation/database/tenancy.ts';
import { openEmbeddedTestDatabase, openTestDatabase } from '#/tests/support/database.ts';
import type { Preparation } from '#/tests/support/preparation.ts';

/** A small database of the connection's own tests: the two roles, and one table behind the walls; on the engine that is asked for. */
export function openWalledDatabase(): Promise<Database> {
  return openTestDatabase(walled());
}

/** The same on the embedded engine, in memory or in a folder. */
export function openWalledEmbedded(options: OpenOptions = {}): Promise<Database> {
  return openEmbeddedTestDatabase(walled(), options);
}

/** A folder for a test's own files: in memory where there is room, because a file system there syncs for nothing. */
export function scratchFolder(name: string): string {
  return fs.mkdtempSync(join(roomyMemory() ?? tmpdir(), `countinghouse-${name}-`));
}

function roomyMemory(): string | undefined {
  if (!fs.existsSync('/dev/shm')) return undefined;
  const { bavail, bsize } = fs.statfsSync('/dev/shm');
  return bavail * bsize > 1024 ** 3 ? '/dev/shm' : undefined;
}

function walled(): Preparation {
  return {
    key: `walled notes ${MIGRATION}`,
    migrate: (database) => database.owner((tx) => sql.raw(MIGRATION).execute(tx)).then(() => undefined),
  };
}

const MIGRATION = `
  ${rolesAndSchemas.join(';\n')};
  create table notes (
    client_id bigint not null, id bigint generated always as identity, slug text not null, size integer check (size > 0), parent_id bigint,
    primary key (client_id, id), unique (client_id, slug), foreign key (client_id, parent_id) references notes deferrable
  );
  alter table notes enable row level security;
  create policy reads on notes for select using (true);
  create policy writes on notes for insert with check (client_id = nullif(current_setting('app.client_id', true), '')::bigint);
  create policy changes on notes for update using (client_id = nullif(current_setting('app.client_id', true), '')::bigint);
  create policy removes on notes for delete using (client_id = nullif(current_setting('app.client_id', true), '')::bigint);
  create view tenant.notes as select * from notes where client_id = nullif(current_setting('app.client_id', true), '')::bigint;
  grant select on tenant.notes to countinghouse_tenant;
  grant select, insert, update, delete on notes to countinghouse_tenant;
  grant select on notes to countinghouse_platform;
`;
