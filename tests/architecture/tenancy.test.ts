import { describe, expect, it } from 'vitest';
import { withoutComments } from './importScan.ts';
import { sourceFiles } from './sourceFiles.ts';

/** Migrations and platform code: what may read the tables themselves. Everything else reads the tenant's views. */
const platformCode =
  /^server\/(?:access|demo|commands|foundation\/(?:backup|database|jobs|processes)|domain\/platform|capabilities\/(?:removals|wholeBusiness\/byCommand))\/|^server\/(?:domain\/(?:labour\/wageUpgrade|sales\/(?:cardEndings|sales)Upgrade)|foundation\/activity\/caughtEvents)\.ts$/;

/** A read of a table that is not a view of the tenant's, in SQL text or through the query builder. */
const tableRead =
  /(?<!delete\s)\b(?:from|join|using)\s+"?public"?\.|\b(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin)\(\s*(['"`])(?!tenant\.)(?:public\.)?\w+/i;

/**
 * Platform work is marked where it is written, whatever file it stands in: a unit of it, what finds work over all businesses,
 * or one message as the owner.
 */
const platformWork = /(?:\.(?:platform|owner|direct)|\bdoFor(?:All|Some))\([^;]*;/g;

describe('the second wall between tenants', () => {
  it('has tables read by migrations and platform code alone', () => {
    const reading = sourceFiles(['server']).filter(
      ({ path, text }) => !platformCode.test(path) && tableRead.test(withoutComments(text).replace(platformWork, '')),
    );
    expect(reading.map(({ path }) => path)).toEqual([]);
  });

  it('knows a read of a table from a read of a view and from a write', () => {
    const reads = [
      'select * from public.taxes',
      'left join public.users u on true',
      "tx.selectFrom('taxes')",
      "tx.selectFrom('public.taxes as t')",
    ];
    const others = [
      'select * from tenant.taxes',
      'delete from public.taxes',
      'update public.taxes set x = 1',
      "tx.selectFrom('tenant.taxes')",
      "tx.insertInto('public.taxes')",
    ];
    expect(reads.filter((text) => !tableRead.test(text))).toEqual([]);
    expect(others.filter((text) => tableRead.test(text))).toEqual([]);
  });
});
