import type { ResourceModel } from './model.ts';

/** What can be done with the comments on a record; each is a call of its own, and the list the one without a name. */
export const COMMENT_CALLS = ['list', 'create', 'edit', 'remove', 'people'] as const;

/** One of them. */
export type CommentCall = (typeof COMMENT_CALLS)[number];

/** Where a call about a record's comments is made; `{id}` stands for the record. */
export function commentsPath(endpoint: string, call: CommentCall): string {
  return `${endpoint}/{id}/comments${call === 'list' ? '' : `/${call}`}`;
}

/**
 * Whether people comment on these records: a business's own, which have a page of their own that its people open. The platform's have none,
 * nor what only tells of other records and says so.
 */
export function hasComments({ comments, scope, callers, menu, permissions }: ResourceModel): boolean {
  return comments !== false && scope !== 'platform' && callers !== 'platform' && menu !== false && permissions.view !== undefined;
}

/** What comments are kept under: those on a variant's records are those on the resource's behind it. */
export const commentedAs = ({ name, variant }: Pick<ResourceModel, 'name' | 'variant'>): string => variant?.of ?? name;
