import type http from 'node:http';
import { ProgramSandbox, type Reply } from './programSandbox.ts';

type Row = Readonly<Record<string, string | null>>;

/** A journal as the sandbox has booked it. */
export interface BookedJournal {
  externalId: string;
  trandate: string;
  memo: string;
  currency: { id: string };
  subsidiary?: { id: string };
  line: { items: { account: { id: string }; debit?: number; credit?: number; memo: string; location?: { id: string } }[] };
}

const account = (id: string, acctnumber: string | null, fullname: string, accttype: string, isinactive = 'F'): Row => ({
  ...{ id, acctnumber, fullname, accttype, isinactive, issummary: 'F' },
});

/**
 * NetSuite, as far as its connector calls it: SuiteQL over a few tables, and journals, each once by its external id. It refuses what does
 * not balance, accounts that it has not, and a journal without a subsidiary where it has some.
 */
export class NetsuiteSandbox extends ProgramSandbox {
  protected override readonly companyParameter = 'company';
  protected override readonly usual = '1234567_SB1';
  protected override readonly unauthorized = { title: 'Unauthorized', status: 401 };
  tables: Record<string, readonly Row[]> = {
    account: [
      account('101', '4000', 'Food sales', 'Income'),
      account('102', '2200', 'VAT', 'OthCurrLiab'),
      account('103', null, 'Card clearing', 'Bank'),
      account('104', '1010', 'Cash', 'Bank'),
      account('105', '2310', 'Tips', 'OthCurrLiab'),
      account('106', '9999', 'Old account', 'Expense', 'T'),
    ],
    location: [{ id: '7', fullname: 'Kitchen', isinactive: 'F' }],
    subsidiary: [
      { id: '1', fullname: 'Harbour Group', isinactive: 'F', parent: null, iselimination: 'F' },
      { id: '2', fullname: 'Harbour Group : Restaurants', isinactive: 'F', parent: '1', iselimination: 'F' },
      { id: '3', fullname: 'Harbour Group : Elimination', isinactive: 'F', parent: '1', iselimination: 'T' },
    ],
    currency: [
      { id: '1', symbol: 'USD', isinactive: 'F' },
      { id: '4', symbol: 'GBP', isinactive: 'F' },
    ],
  };
  booked: BookedJournal[] = [];
  /** The most rows of one answer. */
  page = 1000;

  static start(): Promise<NetsuiteSandbox> {
    return new NetsuiteSandbox().listen();
  }

  protected override reply(url: URL, text: string, { method, headers }: http.IncomingMessage): Reply {
    const refused = (detail: string): Reply => [400, { title: 'Bad Request', status: 400, 'o:errorDetails': [{ detail }] }];
    if (method !== 'POST') return [405, {}];
    if (url.pathname === '/services/rest/query/v1/suiteql')
      return headers.prefer === 'transient' ? this.#query(JSON.parse(text).q, url, refused) : refused('Prefer: transient is missing');
    if (url.pathname !== '/services/rest/record/v1/journalEntry') return [404, {}];
    const trouble = this.trouble.shift();
    if (typeof trouble === 'number') return [trouble, {}];
    const problem = this.#problemOf(JSON.parse(text));
    if (problem) return refused(problem);
    this.booked.push(JSON.parse(text));
    return trouble === 'lost' ? 'lost' : [204, undefined];
  }

  #query(q: string, url: URL, refused: (detail: string) => Reply): Reply {
    const [, columns = '', table = '', where = ''] = /^select (.+?) from (\w+)(?: where (.+?))?(?: order by id)?$/.exec(q) ?? [];
    const rows = table === 'transaction' ? this.#transactions() : this.tables[table];
    if (!rows) return refused(`Invalid or unsupported search: ${table}`);
    const isSuch = (row: Row) =>
      where.split(' and ').every((one) => {
        const [, column = '', value] = /^(\w+) (?:= '(.*)'|is null)$/.exec(one) ?? [];
        return !one || (row[column] ?? undefined) === value;
      });
    const found = rows.filter(isSuch).map((row) => Object.fromEntries(columns.split(', ').map((name) => [name, row[name]])));
    const offset = Number(url.searchParams.get('offset'));
    const items = found.slice(offset, offset + Math.min(this.page, Number(url.searchParams.get('limit'))));
    return [200, { items, hasMore: offset + items.length < found.length, totalResults: found.length }];
  }

  #transactions(): Row[] {
    return this.booked.map(({ externalId }, at) => ({
      id: String(900 + at),
      tranid: `JE${at + 1}`,
      type: 'Journal',
      externalid: externalId,
    }));
  }

  #problemOf({ externalId, line: { items }, subsidiary, currency }: BookedJournal): string | undefined {
    if (this.booked.some((one) => one.externalId === externalId)) return 'This record already exists';
    if (!this.tables.currency?.some(({ id }) => id === currency.id)) return `Invalid currency reference key ${currency.id}`;
    if (this.tables.subsidiary?.length && !subsidiary) return 'Please enter value(s) for: Subsidiary.';
    const strange = items.find((item) => !this.tables.account?.some(({ id, isinactive }) => id === item.account.id && isinactive === 'F'));
    if (strange) return `Invalid account reference key ${strange.account.id}.`;
    const cents = (side: 'debit' | 'credit') => items.reduce((sum, item) => sum + Math.round((item[side] ?? 0) * 100), 0);
    return cents('debit') === cents('credit') ? undefined : 'The amounts in the debit and credit columns differ';
  }
}
