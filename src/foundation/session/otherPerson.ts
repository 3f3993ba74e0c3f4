import type { SetAside } from '#/authProvider/setAside.ts';
import { personOf, type TokenStore } from '#/authProvider/token.ts';

/** What became of the page's person. */
export interface OtherPerson {
  /** The business that is acted in from now on. */
  entered?: SetAside;
  /** The business that was acted in until now. */
  left?: SetAside;
  /** One did not leave by oneself. */
  isTimeUp: boolean;
}

/**
 * Calls back when a token of another person comes than the last one that this page had, by a sign-in here or in another tab; a business
 * that is entered or left is another person too. @returns how to stop.
 */
export function onOtherPerson(token: TokenStore, callBack: (change: OtherPerson) => void): () => void {
  let person = personOf(token.token());
  let inside = token.setAside();
  return token.subscribe(() => {
    const now = personOf(token.token());
    if (now === undefined) return;
    const change = { entered: token.setAside(), left: inside, isTimeUp: token.current().loss === 'expired' };
    const isOther = person !== undefined && now !== person;
    person = now;
    inside = change.entered;
    if (isOther) callBack(change);
  });
}
