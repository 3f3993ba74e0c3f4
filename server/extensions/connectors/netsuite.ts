import { say } from '#/i18n/sentences.ts';
import { rowsIn, textsIn, type Values, valuesIn } from '#/model/values/shapes.ts';
import type {
  Connector,
  ProgramAccount,
  ProgramApi,
  ProgramEntry,
  PushedJournal,
  PushedLine,
} from '#/server/domain/integrations/connector.ts';
import { OddAnswer, ProgramRefused, textThere } from '#/server/domain/integrations/online/programErrors.ts';

/** Rows that are asked for at a time: the most that it answers. */
const PAGE = 1000;
const MOST_PAGES = 20;
const RECORD = '/services/rest/record/v1';

/**
 * NetSuite: accounts, locations and subsidiaries by their ids, an account of NetSuite's for each connection, at a host of its own. A journal's
 * external id keeps it from being booked twice. Source: SuiteTalk REST Web Services and SuiteQL, OAuth 2.0 authorization code grant.
 */
export const connector: Connector = {
  accounting: {
    addresses: {
      authorize: 'https://system.netsuite.com/app/login/oauth2/authorize.nl',
      token: 'https://{company}.suitetalk.api.netsuite.com/services/rest/auth/oauth2/v1/token',
      revoke: 'https://{company}.suitetalk.api.netsuite.com/services/rest/auth/oauth2/v1/revoke',
      api: 'https://{company}.suitetalk.api.netsuite.com',
    },
    // A sandbox is called 1234567_SB1, and its host 1234567-sb1.
    hostOf: (companyId) =>
      /^[A-Za-z0-9]{1,20}(?:_[A-Za-z0-9]{1,10})?$/.test(companyId) ? companyId.toLowerCase().replace('_', '-') : undefined,
    scope: 'rest_webservices',
    companyParameter: 'company',
    revokesBy: 'form',
    hasChallenge: true,
    decimals: 2,

    async test(api) {
      const [root] = await subsidiaries(api, "where parent is null and isinactive = 'F'");
      const currencies = await all(api, "select symbol from currency where isinactive = 'F' order by id");
      return {
        name: root ? textThere(root.fullname, 'name of the company') : api.companyId,
        currencies: currencies.map(({ symbol }) => textThere(symbol, 'currency of the company')),
      };
    },

    async pull(api) {
      const accounts = "select id, acctnumber, fullname, accttype, isinactive from account where issummary = 'F' order by id";
      const parts = await subsidiaries(api, "where iselimination = 'F'");
      return {
        accounts: (await all(api, accounts)).map((row): ProgramAccount => ({ ...entryOf(row), kind: kindOf(row.accttype) })),
        locations: (await all(api, 'select id, fullname, isinactive from location order by id')).map(entryOf),
        ...(parts.length && { subsidiaries: parts.map(entryOf) }),
      };
    },

    async push(api, journal) {
      const [subsidiary, other] = new Set(journal.lines.map(({ subsidiaryId }) => subsidiaryId));
      if (other !== undefined) throw new ProgramRefused(say('accounting.one_subsidiary', { program: 'NetSuite' }));
      const before = await bookedAs(api, journal);
      if (before !== undefined) return { number: before };
      const [currency] = await all(api, `select id from currency where symbol = ${quoted(journal.currency)} and isinactive = 'F'`);
      await api.call(`${RECORD}/journalEntry`, {
        body: {
          externalId: journal.key,
          trandate: journal.day,
          memo: `${journal.entry} ${journal.note}`,
          currency: { id: idOf(currency?.id) },
          ...(subsidiary && { subsidiary: { id: subsidiary } }),
          line: { items: journal.lines.map(lineOf) },
        },
      });
      const booked = await bookedAs(api, journal);
      if (booked === undefined) throw new OddAnswer('A journal that was taken is not there');
      return { number: booked };
    },

    reasonOf(body) {
      const details = rowsIn(valuesIn(body)['o:errorDetails']);
      return textsIn(details.map(({ detail }) => detail)).join(' ') || textsIn([valuesIn(body).title]).join('') || undefined;
    },
  },
};

/** Every row of a question in SuiteQL. */
async function all(api: ProgramApi, q: string): Promise<Values[]> {
  const rows: Values[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { limit: String(PAGE), offset: String(rows.length) };
    const { items, hasMore } = valuesIn(
      await api.call('/services/rest/query/v1/suiteql', { query, body: { q }, headers: { prefer: 'transient' } }),
    );
    const read = rowsIn(items);
    rows.push(...read);
    if (hasMore !== true || !read.length) break;
  }
  return rows;
}

/** An account of NetSuite's that is of one company has no such table, and says so as a refusal. */
async function subsidiaries(api: ProgramApi, where: string): Promise<Values[]> {
  try {
    return await all(api, `select id, fullname, isinactive from subsidiary ${where} order by id`);
  } catch (error) {
    if (error instanceof ProgramRefused) return [];
    throw error;
  }
}

/** The number that a journal has there; undefined where it is not there yet. */
async function bookedAs(api: ProgramApi, { key }: PushedJournal): Promise<string | undefined> {
  const [booked] = await all(api, `select id, tranid from transaction where type = 'Journal' and externalid = ${quoted(key)}`);
  return booked && textThere(booked.tranid ?? booked.id, 'number of a journal');
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Ids are numbers or texts, depending on the question. */
const idOf = (id: unknown) => textThere(typeof id === 'number' ? String(id) : id, 'id of an entry');

function entryOf({ id, acctnumber, fullname, isinactive }: Values): ProgramEntry {
  return {
    id: idOf(id),
    code: typeof acctnumber === 'string' && acctnumber.trim() ? acctnumber.trim() : null,
    name: textThere(fullname, 'name of an entry'),
    isActive: isinactive !== 'T',
  };
}

const KINDS: Readonly<Record<NonNullable<ProgramAccount['kind']>, readonly string[]>> = {
  asset: ['Bank', 'AcctRec', 'UnbilledRec', 'OthCurrAsset', 'FixedAsset', 'OthAsset', 'DeferExpense'],
  liability: ['AcctPay', 'CredCard', 'OthCurrLiab', 'LongTermLiab', 'DeferRevenue'],
  equity: ['Equity'],
  income: ['Income', 'OthIncome'],
  expense: ['COGS', 'Expense', 'OthExpense'],
};
const kindOf = (type: unknown): ProgramAccount['kind'] =>
  (['asset', 'liability', 'equity', 'income', 'expense'] as const).find((kind) => KINDS[kind].some((one) => one === type)) ?? null;

function lineOf({ text, accountId, locationId, debit, credit }: PushedLine) {
  return {
    account: { id: accountId },
    ...(debit ? { debit } : { credit }),
    memo: text,
    ...(locationId !== null && { location: { id: locationId } }),
  };
}
