/** Pictures and documents of a record. */
export default {
  choose_picture: 'Choose a picture',
  replace_picture: 'Choose another picture',
  choose_file: 'Choose a file',
  replace_file: 'Choose another file',
  picture_of: 'Picture: %{name}',
  remove: 'Remove',
  remove_named: 'Remove: %{name}',
  cancel: 'Cancel',
  again: 'Try again',
  again_named: 'Try again: %{name}',
  uploading: 'Uploading %{name}…',
  stored: '%{name} is uploaded',
  cleared: 'Removed',
  failed: 'Something went wrong',
  too_large: 'Choose a file of at most %{megabytes} MB',
  save_waits: 'Save waits until %{name} is uploaded',
};
