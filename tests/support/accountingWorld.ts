import type { Booked } from './accountingSandbox.ts';
import type { TestApp } from './app.ts';
import { jobsEnded } from './jobEnded.ts';
import type { ProgramSandbox } from './programSandbox.ts';
import { anOrder, salesApp, setClock } from './sales.ts';

/** The path of connections. */
export const CONNECTIONS = '/api/third-party-integration';

const account = (Id: string, AcctNum: string | undefined, Name: string, Classification: string) => ({
  ...{ Id, Name, FullyQualifiedName: Name, Classification, Active: true },
  ...(AcctNum && { AcctNum }),
});

/** Accounts of the company in the sandbox, one of them out of use; to the mapping below they are all that it needs. */
export const companyAccounts = () => [
  account('1', '4000', 'Food sales', 'Revenue'),
  account('2', '2200', 'VAT', 'Liability'),
  account('3', undefined, 'Card clearing', 'Asset'),
  account('4', '1010', 'Cash', 'Asset'),
  account('5', '2310', 'Tips', 'Liability'),
  { ...account('6', '9999', 'Old account', 'Expense'), Active: false },
];

/** Where everything that is sold here is booked there. */
export const companyMapping = [
  { part: 'category', name: 'Suppen', account: '4000 Food sales', location: 'Kitchen' },
  { part: 'category', name: null, account: '4000 Food sales' },
  { part: 'tax', name: 'VAT', account: '2200 VAT' },
  { part: 'payment_method', name: 'card', account: 'Card clearing' },
  { part: 'payment_method', name: 'cash', account: '1010 Cash' },
  { part: 'tip', name: null, account: '2310 Tips' },
];

/** A soup with included tax, as it is sold. */
export const soup = { title: 'Soup', category: 'Suppen', price: 12, quantity: 1, taxes: [{ name: 'VAT', rate: 20, inclusive: true }] };

/** A line of an entry as one text, in order: side, account, amount, and department. */
export const linesOf = ({ Line }: Booked) =>
  Line.map(({ Amount, JournalEntryLineDetail: { PostingType, AccountRef, DepartmentRef } }) =>
    [PostingType, AccountRef.value, Amount, ...(DepartmentRef ? [DepartmentRef.value] : [])].join(' '),
  ).sort();

/** A host that is registered with the sandbox, its people, and what they do with connections. */
export async function accountingWorld(sandbox: ProgramSandbox, { integration = 'quickbooks' }: { integration?: string } = {}) {
  const host: TestApp = await salesApp({
    roles: { staff: ['Integrations', 'IntegrationDetail'] },
    config: { programApps: { [integration]: sandbox.app }, outgoingLoopback: true, publicUrl: 'https://books.example.com' },
    journalPausesMs: [0, 0],
    jobSettings: { pollMs: 20 },
  });
  await setClock(host);
  const [owner = '', staff = '', other = ''] = await Promise.all(
    ['owner@demo.test', 'staff@demo.test', 'owner@other.test'].map((email) => host.signIn(email)),
  );
  const [harbour = 0] = host.seeded.one.establishments;
  await host.app.ready();
  const post = (path: string, body: object, token = owner) => host.call('POST', path, body, token);
  const made = async (body: object = {}) =>
    (await post(CONNECTIONS, { integration, establishment_id: harbour, value: companyMapping, ...body })).body.data.id as number;
  const connect = async (id: number, company?: string) => {
    const { body } = await post(`${CONNECTIONS}/connect`, { establishment_id: harbour, id });
    return post(`${CONNECTIONS}/connected`, { parameters: sandbox.agree(body.data.url, company).parameters });
  };
  let companies = 0;
  return {
    ...{ host, owner, staff, other, harbour, post, made, connect },
    record: async (id: number) => (await host.call('GET', `${CONNECTIONS}/${id}`, undefined, owner)).body.data,
    /** A connection to a company of its own: what was sent to another one counts for nothing. */
    async connection(body: object = {}): Promise<number> {
      const company = String(++companies);
      sandbox.companies[company] = { name: `Company ${company}`, currency: 'GBP' };
      const id = await made(body);
      const { status, body: answer } = await connect(id, company);
      if (status !== 200) throw new Error(`It is not connected: ${JSON.stringify(answer)}`);
      return id;
    },
    /** How the catalogue of the establishment has the program. */
    async offered() {
      const { body } = await post('/api/integration/list', { establishment_id: harbour });
      return body.data.list.find(({ id }: { id: string }) => id === integration);
    },
    readAccounts: (id: number) => post(`${CONNECTIONS}/read`, { establishment_id: harbour, id }),
    send: (id: number, from: string, to = from, token = owner) => post(`${CONNECTIONS}/${id}/send`, { from, to }, token),
    /** Until nothing waits any more. */
    async arrived(): Promise<void> {
      for (;;) {
        await jobsEnded(host.database);
        const { rows } = await host.database.direct(`select 1 from public.sent_journals where status = 'waiting' limit 1`);
        if (!rows.length) return;
      }
    },
    /** What was sent from a connection, whole records, the first one first. */
    async journals(id: number) {
      const { body } = await post('/api/sent-journal/list', { establishment_id: harbour, filters: { connection: [id] }, per_page: 100 });
      const ids = body.data.list.map((one: { id: number }) => one.id).sort((one: number, another: number) => one - another);
      return Promise.all(ids.map(async (one: number) => (await host.call('GET', `/api/sent-journal/${one}`, undefined, owner)).body.data));
    },
    /** A soup is sold at noon of a day, and its order given. */
    async sold(day: string, changes: object = {}) {
      const order = anOrder({
        local_created_at: `${day} 12:00:00`,
        lines: [soup],
        payments: [{ method: 'card', amount: 12, tip: 1 }],
        ...changes,
      });
      await post('/api/sales/intake', { establishment_id: harbour, orders: [order] });
      return order;
    },
  };
}
