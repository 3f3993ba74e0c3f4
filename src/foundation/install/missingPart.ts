/** A page that has been open for less is not loaded anew by itself: what is missing now would be missing again. */
const OPEN_FOR_MS = 30_000;

const missing = new WeakSet<object>();

/** Notes which errors are parts of the program that could not be loaded: after an upgrade, those that are gone. */
export function noteMissingParts(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => void missing.add(payload));
}

/** Whether an error is a part of the program that could not be loaded: only loading the page anew brings it. */
export const isMissingPart = (error: Error): boolean => missing.has(error);

/** Whether the page is to be loaded anew at once, rather than that somebody is asked to: where it is old enough to have been replaced. */
export const mayLoadAnew = (): boolean => navigator.onLine && performance.now() >= OPEN_FOR_MS;
