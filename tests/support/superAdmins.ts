import { wordsOf } from '#/i18n/keptSentences.ts';
import { model } from '#/resources/index.ts';
import { addUser } from '#/server/access/account/addUser.ts';
import { leastPasswordCost, passwords } from '#/server/access/passwords.ts';
import type { TestApp } from './app.ts';
import { giveRole, insert, seedPassword } from './seed.ts';

/** Adds a super-admin whose role holds these names. */
export async function addSuperAdmin(
  { database }: TestApp,
  name: string,
  permissions: readonly string[],
): Promise<{ id: number; role: number; email: string }> {
  const passwordHash = await passwords(leastPasswordCost).hash(seedPassword);
  const email = `${name}@platform.test`;
  const user = { clientId: 0, email, firstName: name, lastName: 'Demo', passwordHash, userType: 'admin', isFullAccess: false } as const;
  return database.platform(async (tx) => {
    const id = await addUser(tx, model, user);
    const role = await insert(tx, model, 'roles', 0, { name, type: 'admin', permissions: JSON.stringify(permissions) });
    await giveRole(tx, { clientId: 0, userId: id, role, establishment: null });
    return { id, role, email };
  });
}

/** The last lines of a business's log; 0: the platform's. */
export async function lastLogged({ database }: TestApp, clientId: number, most: number) {
  const rows = await database.platform((tx) =>
    tx
      .selectFrom('activity_log')
      .select(['event', 'description', 'causer', 'created_by', 'subject_type', 'subject_id'])
      .where('client_id', '=', clientId)
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  );
  return rows.reverse().map((row) => ({ ...row, description: wordsOf('en', String(row.description)) }));
}
