import { ProgramSandbox, type Reply } from './programSandbox.ts';

type Row = Record<string, unknown>;

/** A journal entry as the sandbox has booked it. */
export interface Booked {
  requestId: string;
  DocNumber: string;
  TxnDate: string;
  Line: {
    Amount: number;
    Description: string;
    JournalEntryLineDetail: { PostingType: string; AccountRef: { value: string }; DepartmentRef?: { value: string } };
  }[];
}

/**
 * QuickBooks Online, as far as its connector calls it: it books an entry once for each `requestid`, and refuses what does not balance or names
 * accounts that it has not.
 */
export class AccountingSandbox extends ProgramSandbox {
  protected override readonly companyParameter = 'realmId';
  protected override readonly unauthorized = { fault: { error: [{ message: 'AuthenticationFailed' }] } };
  company = { id: '9130', name: 'Harbour Foods Ltd', currency: 'GBP' };
  accounts: Row[] = [];
  departments: Row[] = [];
  booked: Booked[] = [];

  static start(): Promise<AccountingSandbox> {
    return new AccountingSandbox().listen();
  }

  protected override get usual(): string {
    return this.company.id;
  }

  protected override reply(url: URL, text: string): Reply {
    const [, company = '', what = ''] = /^\/v3\/company\/([^/]+)\/(\w+)/.exec(url.pathname) ?? [];
    const known = company === this.company.id ? this.company : this.companies[company];
    if (!known) return [403, { Fault: { Error: [{ Message: 'ApplicationAuthorizationFailed' }] } }];
    if (what === 'companyinfo') return [200, { CompanyInfo: { CompanyName: known.name } }];
    if (what === 'preferences') return [200, { Preferences: { CurrencyPrefs: { HomeCurrency: { value: known.currency } } } }];
    if (what === 'query') return [200, { QueryResponse: this.#query(url.searchParams.get('query') ?? '') }];
    if (what !== 'journalentry') return [404, {}];
    const trouble = this.trouble.shift();
    if (typeof trouble === 'number') return [trouble, { Fault: { Error: [{ Message: 'Service unavailable' }] } }];
    const booked = this.#book(url.searchParams.get('requestid') ?? '', JSON.parse(text));
    return trouble === 'lost' ? 'lost' : booked;
  }

  #query(query: string): Row {
    const [, kind = '', start = '1', most = '100'] = /^select \* from (\w+) .*startposition (\d+) maxresults (\d+)$/.exec(query) ?? [];
    const rows = kind === 'Account' ? this.accounts : this.departments;
    return { [kind]: rows.slice(Number(start) - 1, Number(start) - 1 + Number(most)) };
  }

  #book(requestId: string, entry: Omit<Booked, 'requestId'>): [number, unknown] {
    const before = this.booked.findIndex((one) => one.requestId === requestId);
    const made = (at: number) =>
      [200, { JournalEntry: { Id: String(at + 1), DocNumber: this.booked[at]?.DocNumber } }] as [number, unknown];
    if (requestId && before >= 0) return made(before);
    const cents = (side: string) =>
      entry.Line.filter(({ JournalEntryLineDetail: { PostingType } }) => PostingType === side).reduce(
        (sum, { Amount }) => sum + Math.round(Amount * 100),
        0,
      );
    const known = (rows: Row[], id: string) => rows.some(({ Id, Active }) => Id === id && Active !== false);
    const strange = entry.Line.map(({ JournalEntryLineDetail: { AccountRef } }) => AccountRef.value).find(
      (id) => !known(this.accounts, id),
    );
    const refusal = (Message: string, Detail: string) =>
      [400, { Fault: { Error: [{ Message, Detail, code: '6000' }], type: 'ValidationFault' } }] as [number, unknown];
    if (cents('Debit') !== cents('Credit')) return refusal('Debits and credits differ', `${cents('Debit')} and ${cents('Credit')}`);
    if (strange) return refusal('Invalid Reference Id', `Accounts element id ${strange} not found`);
    if (entry.DocNumber.length > 21) return refusal('Too long', 'DocNumber');
    this.booked.push({ requestId, ...entry });
    return made(this.booked.length - 1);
  }
}
