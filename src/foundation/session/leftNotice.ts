/** Where a page tells the next one, in this tab alone, that a business was left. */
const key = 'leftBusiness';

/** That a business was left, and how. */
export interface LeftNotice {
  name: string;
  isTimeUp: boolean;
}

/** Tells the page that comes next. */
export function leaveNotice(notice: LeftNotice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(notice));
  } catch (error) {
    console.warn(`The browser storage refused '${key}'`, error);
  }
}

/** What the page before told, once. */
export function takeNotice(): LeftNotice | undefined {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored ? JSON.parse(stored) : undefined;
  } catch (error) {
    console.warn(`The browser storage refused '${key}'`, error);
    return undefined;
  }
}
