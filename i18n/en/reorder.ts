/** Putting a list's records in order. */
export default {
  action: 'Reorder',
  title: 'Reorder %{name_lower}',
  help: 'Drag a row by its handle, or use its arrows. Each move is stored at once.',
  keys: 'With the keyboard: Space on a handle lifts the row, the arrow keys carry it, Space drops it, Escape puts it back.',
  group_help: 'Empty: those that have none',
  handle: 'Move %{name}',
  lifted: '%{name} is lifted from place %{position} of %{count}. The arrow keys carry it, Space drops it, Escape puts it back.',
  carried: '%{name}: place %{position} of %{count}',
  dropped: '%{name} is at place %{position} of %{count}',
  put_back: '%{name} is back at place %{position} of %{count}',
  nothing: 'There is nothing here to put in order.',
  most: 'Only the first %{most} of %{total} are shown.',
  done: 'Done',
};
