/** What is longer than it should be, in words. */
export const LONGER = `## Longer than it should be

- Nothing yet.
`;
