import { describe, expect, test } from 'vitest';
import { type DatabaseError, toDatabaseError } from '#/server/foundation/database/databaseError.ts';

/** As the driver has it. */
function read(sqlstate: string, message: string, particulars: object = {}) {
  const error = Object.assign(new Error(message), { code: sqlstate, severity: 'ERROR', ...particulars });
  const { code, constraint, table } = toDatabaseError(error) as DatabaseError;
  return { code, constraint, table };
}

const TAKEN = 'duplicate key value violates unique constraint "taxes_name_unique_102420"';
const MISSING = 'insert or update on table "products_102244" violates foreign key constraint "products_category_fkey_102244"';
const IN_USE =
  'update or delete on table "products_102244" violates foreign key constraint "inventory_movements_item_products_fkey_102172" on table "inventory_movements_102172"';

describe('what a node of a cluster refuses', () => {
  test.each([
    ['23505', TAKEN, { code: 'unique', constraint: 'taxes_name_unique' }],
    ['23503', MISSING, { code: 'foreign_key', constraint: 'products_category_fkey', table: 'products' }],
    ['23503', IN_USE, { code: 'foreign_key', constraint: 'inventory_movements_item_products_fkey', table: 'inventory_movements' }],
    ['23502', 'null value in column "type" of relation "taxes_102436" violates not-null constraint', { code: 'not_null', table: 'taxes' }],
    [
      '23514',
      'new row for relation "taxes_102436" violates check constraint "taxes_status_check_102436"',
      { code: 'check', constraint: 'taxes_status_check', table: 'taxes' },
    ],
    // Of rows that are copied there the coordinator does not pass on the state either.
    ['XX000', TAKEN, { code: 'unique', constraint: 'taxes_name_unique' }],
    ['XX000', MISSING, { code: 'foreign_key', constraint: 'products_category_fkey', table: 'products' }],
    // Where the node went away in the middle of it, there is no state at all.
    ['XX000', 'server closed the connection unexpectedly\n\tThis probably means the server terminated abnormally', { code: 'unavailable' }],
    ['XX000', 'SSL SYSCALL error: EOF detected', { code: 'unavailable' }],
    ['XX000', 'failure on connection marked as essential: 127.0.0.1:35807', { code: 'unavailable' }],
    ['XX000', 'could not commit transaction for shard 102052 on at least one active node', { code: 'unavailable' }],
    ['58030', 'failed to COPY to shard 102128 on 127.0.0.1:35719', { code: 'unavailable' }],
    ['58030', 'could not read block 12 in file "base/5/16384": Input/output error', { code: 'other' }],
    ['XX000', 'cache lookup failed for relation 102420', { code: 'other' }],
  ])('%s is told from its words, without the number of the part: %s', (sqlstate, message, expected) => {
    expect(read(sqlstate, message)).toEqual({ constraint: undefined, table: undefined, ...expected });
  });

  test('what one server refuses is what it says, whatever its names are', () => {
    const names = { constraint: 'orders_2026112801_unique', table: 'orders' };
    expect(read('23505', 'duplicate key value violates unique constraint "orders_2026112801_unique"', names)).toEqual({
      code: 'unique',
      ...names,
    });
  });
});
