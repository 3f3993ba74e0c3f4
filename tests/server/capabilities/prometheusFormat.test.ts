import { expect, test } from 'vitest';
import { readPrometheus } from '#/tests/support/prometheus.ts';

test.each([
  ['an unfinished line', '# HELP a A\n# TYPE a gauge\na 1'],
  ['a sample without a type', '# HELP a A\na 1\n'],
  ['a sample of another metric', '# HELP a A\n# TYPE a gauge\nb 1\n'],
  ['a sample that is there twice', '# HELP a A\n# TYPE a gauge\na{x="1"} 1\na{x="1"} 2\n'],
  ['a label without quotes', '# HELP a A\n# TYPE a gauge\na{x=1} 1\n'],
  ['a value that is no number', '# HELP a A\n# TYPE a gauge\na undefined\n'],
  ['a counter below zero', '# HELP a A\n# TYPE a counter\na -1\n'],
  ['buckets that do not add up', '# HELP a A\n# TYPE a histogram\na_bucket{le="1"} 2\na_bucket{le="+Inf"} 1\na_sum 1\na_count 1\n'],
])('the reader of these tests refuses %s', (_what, text) => {
  expect(() => readPrometheus(text)).toThrow();
});
