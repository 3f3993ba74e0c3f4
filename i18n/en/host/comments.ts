/** What people say on records. */
export default {
  created: 'Your comment is there',
  edited: 'Your comment is changed',
  removed: 'The comment is deleted',
  not_found: 'There is no such comment: it was deleted, perhaps by somebody else',
  not_yours: 'Only who wrote a comment can change it: write one of your own',
  not_yours_to_delete: 'This comment is somebody else’s: ask whoever may delete the record itself',
  cannot_see: 'Somebody whom you mention cannot see this record, or has left: take them out',
  too_many_people: 'Mention at most %{most} people in one comment',
} as const;
