import { rowsIn, textsIn, type Values, valuesIn } from '#/model/values/shapes.ts';
import type { Connector, ProgramAccount, ProgramApi, ProgramEntry, PushedLine } from '#/server/domain/integrations/connector.ts';
import { textThere } from '#/server/domain/integrations/online/programErrors.ts';

/** How many entries are asked for at a time: the most that it answers. */
const PAGE = 1000;
const MOST_PAGES = 20;
const VERSION = '75';

/**
 * QuickBooks Online: accounts by their ids, departments as locations, a company for each connection. `requestid` keeps an entry from being
 * booked twice. Source: its Accounting API, version 3.
 */
export const connector: Connector = {
  accounting: {
    addresses: {
      authorize: 'https://appcenter.intuit.com/connect/oauth2',
      token: 'https://oauth.platform.intuit.com/oauth2/v1/tokens/bearer',
      revoke: 'https://developer.api.intuit.com/v2/oauth2/tokens/revoke',
      api: 'https://quickbooks.api.intuit.com',
    },
    scope: 'com.intuit.quickbooks.accounting',
    companyParameter: 'realmId',
    revokesBy: 'json',
    decimals: 2,

    async test(api) {
      const { CompanyInfo } = valuesIn(await api.call(`${root(api)}/companyinfo/${encodeURIComponent(api.companyId)}`, { query: version }));
      const { Preferences } = valuesIn(await api.call(`${root(api)}/preferences`, { query: version }));
      const { CurrencyPrefs } = valuesIn(Preferences);
      return {
        name: textThere(valuesIn(CompanyInfo).CompanyName, 'name of the company'),
        currencies: [textThere(valuesIn(valuesIn(CurrencyPrefs).HomeCurrency).value, 'currency of the company')],
      };
    },

    async pull(api) {
      return {
        accounts: (await all(api, 'Account')).map((row): ProgramAccount => ({ ...entryOf(row), kind: kindOf(row.Classification) })),
        locations: (await all(api, 'Department')).map(entryOf),
      };
    },

    async push(api, { key, entry, day, note, lines }) {
      const body = { DocNumber: entry, TxnDate: day, PrivateNote: note, Line: lines.map(lineOf) };
      const { JournalEntry } = valuesIn(await api.call(`${root(api)}/journalentry`, { query: { ...version, requestid: key }, body }));
      return { number: textThere(valuesIn(JournalEntry).Id, 'id of the journal entry') };
    },

    reasonOf(body) {
      const errors = rowsIn(valuesIn(valuesIn(body).Fault).Error);
      return textsIn(errors.flatMap(({ Message, Detail }) => [Message, Detail])).join(' ') || undefined;
    },
  },
};

const version = { minorversion: VERSION };
const root = ({ companyId }: ProgramApi) => `/v3/company/${encodeURIComponent(companyId)}`;

/** Every entry of a kind, those that are not used any more among them. */
async function all(api: ProgramApi, kind: string): Promise<Values[]> {
  const rows: Values[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = `select * from ${kind} where Active in (true, false) startposition ${page * PAGE + 1} maxresults ${PAGE}`;
    const { QueryResponse } = valuesIn(await api.call(`${root(api)}/query`, { query: { ...version, query } }));
    const read = rowsIn(valuesIn(QueryResponse)[kind]);
    rows.push(...read);
    if (read.length < PAGE) break;
  }
  return rows;
}

function entryOf(row: Values): ProgramEntry {
  const { Id, AcctNum, FullyQualifiedName, Name, Active } = row;
  return {
    id: textThere(Id, 'id of an entry'),
    code: typeof AcctNum === 'string' && AcctNum.trim() ? AcctNum.trim() : null,
    name: textThere(FullyQualifiedName ?? Name, 'name of an entry'),
    isActive: Active !== false,
  };
}

const KINDS: Readonly<Record<string, ProgramAccount['kind']>> = {
  Asset: 'asset',
  Liability: 'liability',
  Equity: 'equity',
  Revenue: 'income',
  Expense: 'expense',
};
const kindOf = (classification: unknown) => (typeof classification === 'string' ? (KINDS[classification] ?? null) : null);

function lineOf({ text, accountId, locationId, debit, credit }: PushedLine) {
  return {
    Description: text,
    Amount: debit || credit,
    DetailType: 'JournalEntryLineDetail',
    JournalEntryLineDetail: {
      PostingType: debit ? 'Debit' : 'Credit',
      AccountRef: { value: accountId },
      ...(locationId !== null && { DepartmentRef: { value: locationId } }),
    },
  };
}
