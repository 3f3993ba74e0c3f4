import { createAccount } from '#/authProvider/account.ts';
import { createOwnAccount } from '#/authProvider/ownAccount.ts';
import { createRecovery } from '#/authProvider/recovery.ts';
import { createSupport } from '#/authProvider/support.ts';
import { TokenStore } from '#/authProvider/token.ts';
import { createWriteLock } from '#/authProvider/writeLock.ts';
import { apiUrl } from '#/src/foundation/files/apiUrl.ts';
import { type OtherPerson, onOtherPerson } from './otherPerson.ts';
import { createPageEnd } from './pageEnd.ts';
import { startAnew } from './startAnew.ts';

const token = new TokenStore(() => localStorage);

/** The one account of this page: its token, its profile. */
export const account = createAccount({
  apiUrl,
  clientSecret: import.meta.env.VITE_OAUTH_CLIENT_SECRET ?? 'countinghouse-dashboard',
  token,
});
/** While one only looks at what somebody else sees, nothing is written. */
export const writeLock = createWriteLock();
/** What one does with it once one is in. */
export const ownAccount = createOwnAccount({ apiUrl, token, whyNot: writeLock.why });
/** The way back in for who forgot their password. */
export const recovery = createRecovery(apiUrl);

/** A super-admin's way into a client's business and out again. */
export const support = createSupport({ apiUrl, token, whyNot: writeLock.why });

/** This page, until it is loaded anew for another person. */
export const pageEnd = createPageEnd();
const endFor = (person: OtherPerson) => {
  pageEnd.end();
  startAnew(person);
};
// Before anything shows the new state.
onOtherPerson(token, endFor);
// The time in a business may have run out while no page was open.
const { left } = token.current();
if (left) endFor({ left, isTimeUp: true });
token.follow(window);
