/** The same values, one read ahead: the next one is on its way while what came is worked on. Whoever stops early ends the source. */
export async function* readAhead<T>(source: AsyncGenerator<T>): AsyncGenerator<T> {
  let next = source.next();
  try {
    for (let read = await next; !read.done; read = await next) {
      next = source.next();
      // Whoever awaits it meets what went wrong; meanwhile it has met somebody.
      next.catch(() => undefined);
      yield read.value;
    }
  } finally {
    await next.catch(() => undefined);
    await source.return(undefined);
  }
}
