/** Where in a body stands what the database cannot hold, or what only an attack sends. */
export type Finding = { path: string; problem: 'nul' | 'half_character' } | { path: string; problem: 'too_deep' };

/** Bodies are a record with lines; even a saved view's filters stay far below this. */
const maxDepth = 64;

/** A NUL character, half of a surrogate pair or too deep a nesting: undefined where there is none. Walks without recursion. */
export function findHostileText(body: unknown): Finding | undefined {
  const waiting: { value: unknown; path: string; depth: number }[] = [{ value: body, path: '', depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string') {
      const problem = problemOf(value);
      if (problem) return { path, problem };
    } else if (typeof value === 'object' && value !== null) {
      if (depth >= maxDepth) return { path, problem: 'too_deep' };
      for (const [key, inner] of Object.entries(value)) {
        const problem = problemOf(key);
        if (problem) return { path, problem };
        waiting.push({ value: inner, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 });
      }
    }
  }
  return undefined;
}

function problemOf(text: string): 'nul' | 'half_character' | undefined {
  if (text.includes('\0')) return 'nul';
  return text.isWellFormed() ? undefined : 'half_character';
}
