/** The end of a page: from then on nothing is asked of the host any more. */
export interface PageEnd {
  end(): void;
  /** A fetch until then; what is asked afterwards is never sent, and never answered. */
  until(fetch: typeof globalThis.fetch): typeof globalThis.fetch;
}

/**
 * Makes a page that has not ended. It ends where the next person's token has come and the page is about to be loaded anew: what the last
 * one's page still asks would go out under it.
 */
export function createPageEnd(): PageEnd {
  let isOver = false;
  return {
    end: () => {
      isOver = true;
    },
    until:
      (fetch) =>
      (...request) =>
        isOver ? new Promise(() => undefined) : fetch(...request),
  };
}
