import { personOf, type TokenStore } from '#/authProvider/token.ts';

/** Calls back when a token of another person comes than the last one that this page had, by a sign-in here or in another tab. @returns how to stop. */
export function onOtherPerson(token: TokenStore, callBack: () => void): () => void {
  let person = personOf(token.token());
  return token.subscribe(() => {
    const now = personOf(token.token());
    if (now === undefined) return;
    const isOther = person !== undefined && now !== person;
    person = now;
    if (isOther) callBack();
  });
}
