/** Where the help about a page is; of no page: all of it. */
export function helpPath(path = ''): string {
  return `/help${path}`;
}
