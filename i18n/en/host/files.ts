/** Uploads, and tables that are read from files. */
export default {
  accepted: 'Choose a picture (PNG, JPEG, WebP, GIF or AVIF) or a document (PDF, CSV or XLSX)',
  not_its_name: 'This file is not what its name says. Choose a picture (PNG, JPEG, WebP, GIF or AVIF) or a document (PDF, CSV or XLSX)',
  address_over: 'This upload address is not valid any more: ask for a new one',
  address_used: 'This upload address was used already: ask for a new one',
  not_found: 'There is no such file',
  upload_again: 'There is no such file: upload it again',
  too_fast:
    'You have uploaded %{most} files within an hour: go on in %{smart_count} minute |||| You have uploaded %{most} files within an hour: go on in %{smart_count} minutes',
  no_room:
    'The files of your business take %{taken} of %{most} MB: take pictures and files out of records that need them no more, or ask your provider for more',
  upload_first: 'Upload the file first, then give the address of the upload',
  csv_or_xlsx: 'Choose a CSV or XLSX file',
  too_large_of_type: 'This file is too large: a %{type} file may have %{megabytes} MB. Divide it, or save it as CSV',
  too_large: 'This file is too large: send at most %{megabytes} MB',
  too_many_read: '%{most} files are being read for your business already: wait for one of them',
  workbook_unreadable: 'This workbook cannot be read: open it in a spreadsheet program and save it as XLSX or CSV',
  not_utf8: "Part of this file is in UTF-8 and part is not: save it again as 'CSV UTF-8', then upload it",
  not_text: 'This is no text file: save it as CSV or XLSX, then upload it again',
  open_quote: 'A quotation mark in this file is opened and never closed: save it again as CSV',
  too_many_rows: 'This file has more than %{most} rows: divide it into smaller ones',
  too_many_columns: 'This file has more than %{most} columns, and a value in cell %{place}: leave out those that are not needed',
  too_many_lines: 'This file has more than %{most} lines: delete the empty ones, or divide it into smaller ones',
  too_many_cells: 'This file has more than %{most} cells: divide it into smaller ones',
  cell_too_long: 'A cell of this workbook has more than %{most} characters: shorten its text',
  row_too_long: 'Row %{number} of this file has more than %{most} characters: shorten its texts',
  too_many_characters: 'This file has more than %{most} characters: divide it into smaller ones',
  too_large_unpacked:
    'This workbook holds more than %{most} MB when it is unpacked: save its first sheet as CSV, or divide it into smaller ones',
  too_many_parts: 'This workbook has more than %{most} parts: copy its first sheet into a new workbook',
  takes_too_long: 'Reading this file takes longer than %{most} seconds: divide it into smaller ones',
  takes_too_much: 'Reading this file takes more than %{most} MB of memory: divide it into smaller ones, or save it as CSV',
} as const;
