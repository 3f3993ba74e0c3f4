let load: () => Promise<void> = async () => undefined;

/** What has to be loaded before a page can run from right to left; MUI's styles say it where they are there themselves. */
export function beforeRightToLeft(loadStyles: () => Promise<void>): void {
  load = loadStyles;
}

/** Resolves once a page can run from right to left. */
export const rightToLeftReady = (): Promise<void> => load();
