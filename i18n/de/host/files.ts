/** Uploads, and tables that are read from files. */
export default {
  accepted: 'Wählen Sie ein Bild (PNG, JPEG, WebP, GIF oder AVIF) oder ein Dokument (PDF, CSV oder XLSX)',
  not_its_name:
    'Diese Datei ist nicht, was ihr Name sagt. Wählen Sie ein Bild (PNG, JPEG, WebP, GIF oder AVIF) oder ein Dokument (PDF, CSV oder XLSX)',
  broken_picture:
    'Dieses Bild ist beschädigt: Öffnen Sie es in einem anderen Programm, speichern Sie es als PNG oder JPEG und wählen Sie das',
  too_many_pixels: 'Dieses Bild ist zu groß: Speichern Sie es mit höchstens %{megapixels} Millionen Pixeln und wählen Sie das',
  address_over: 'Diese Upload-Adresse ist nicht mehr gültig: Fordern Sie eine neue an',
  address_used: 'Diese Upload-Adresse wurde schon verwendet: Fordern Sie eine neue an',
  not_found: 'Diese Datei gibt es nicht',
  upload_again: 'Diese Datei gibt es nicht: Laden Sie sie erneut hoch',
  too_fast:
    'Sie haben innerhalb einer Stunde %{most} Dateien hochgeladen: Machen Sie in %{smart_count} Minute weiter |||| Sie haben innerhalb einer Stunde %{most} Dateien hochgeladen: Machen Sie in %{smart_count} Minuten weiter',
  no_room:
    'Die Dateien Ihres Unternehmens belegen %{taken} von %{most} MB: Entfernen Sie Bilder und Dateien aus Datensätzen, die sie nicht mehr brauchen, oder fragen Sie Ihren Anbieter nach mehr',
  upload_first: 'Laden Sie die Datei zuerst hoch, und geben Sie dann die Adresse des Uploads an',
  csv_or_xlsx: 'Wählen Sie eine CSV- oder XLSX-Datei',
  too_large_of_type:
    'Diese Datei ist zu groß: Eine %{type}-Datei darf %{megabytes} MB haben. Teilen Sie sie, oder speichern Sie sie als CSV',
  too_large: 'Diese Datei ist zu groß: Senden Sie höchstens %{megabytes} MB',
  too_many_read: 'Für Ihr Unternehmen werden schon %{most} Dateien gelesen: Warten Sie, bis eine fertig ist',
  workbook_unreadable:
    'Diese Arbeitsmappe ist nicht lesbar: Öffnen Sie sie in einem Tabellenprogramm und speichern Sie sie als XLSX oder CSV',
  not_utf8: 'Ein Teil dieser Datei ist in UTF-8, ein anderer nicht: Speichern Sie sie erneut als „CSV UTF-8“, und laden Sie sie hoch',
  not_text: 'Das ist keine Textdatei: Speichern Sie sie als CSV oder XLSX, und laden Sie sie erneut hoch',
  open_quote: 'Ein Anführungszeichen in dieser Datei wird geöffnet und nie geschlossen: Speichern Sie sie erneut als CSV',
  too_many_rows: 'Diese Datei hat mehr als %{most} Zeilen: Teilen Sie sie in kleinere',
  too_many_columns: 'Diese Datei hat mehr als %{most} Spalten und einen Wert in Zelle %{place}: Lassen Sie weg, was nicht gebraucht wird',
  too_many_lines: 'Diese Datei hat mehr als %{most} Zeilen: Löschen Sie die leeren, oder teilen Sie sie in kleinere',
  too_many_cells: 'Diese Datei hat mehr als %{most} Zellen: Teilen Sie sie in kleinere',
  cell_too_long: 'Eine Zelle dieser Arbeitsmappe hat mehr als %{most} Zeichen: Kürzen Sie ihren Text',
  row_too_long: 'Zeile %{number} dieser Datei hat mehr als %{most} Zeichen: Kürzen Sie ihre Texte',
  too_many_characters: 'Diese Datei hat mehr als %{most} Zeichen: Teilen Sie sie in kleinere',
  too_large_unpacked:
    'Diese Arbeitsmappe ist entpackt größer als %{most} MB: Speichern Sie ihr erstes Blatt als CSV, oder teilen Sie sie in kleinere',
  too_many_parts: 'Diese Arbeitsmappe hat mehr als %{most} Teile: Kopieren Sie ihr erstes Blatt in eine neue Arbeitsmappe',
  takes_too_long: 'Das Lesen dieser Datei dauert länger als %{most} Sekunden: Teilen Sie sie in kleinere',
  takes_too_much: 'Das Lesen dieser Datei braucht mehr als %{most} MB Speicher: Teilen Sie sie in kleinere, oder speichern Sie sie als CSV',
};
