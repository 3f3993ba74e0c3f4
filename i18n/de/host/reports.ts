/** Questions to reports, and reports that are mailed at their times. */
export default {
  last_before_first: 'Wählen Sie einen letzten Tag, der nicht vor dem ersten liegt',
  compare_with: 'Sagen Sie %{names}, oder geben Sie date_from und ein date_to an, das nicht davor liegt',
  one_business: 'Wählen Sie Betriebe eines einzigen Unternehmens',
  file_not_kept: 'Die Datei für %{email} war nicht mehr vorhanden: Nutzen Sie „Jetzt senden“',
  mail_waits: 'Die E-Mail an %{email} konnte noch nicht übergeben werden; es wird fast einen Tag lang weiter versucht',
  mail_failed:
    'Die E-Mail an %{email} wurde abgelehnt oder konnte nicht übergeben werden: Prüfen Sie die Adresse und nutzen Sie dann „Jetzt senden“',
  nobody_behind: 'Niemand aus dem Unternehmen steht mehr dahinter: Öffnen Sie es und speichern Sie es erneut',
  report_gone: 'Diesen Bericht gibt es nicht mehr: Wählen Sie einen anderen',
  part_gone: '„%{part}“ gibt es bei diesem Bericht nicht mehr: Nehmen Sie es aus den Filtern und Angaben heraus und speichern Sie',
  part_cannot_be: '„%{part}“ kann nicht mehr „%{value}“ sein: Nehmen Sie es aus den Filtern und Angaben heraus und speichern Sie',
  no_question: 'Geben Sie Filter und Angaben als Teile mit je einem Text an',
  owner_may_not_see:
    'Wer es zuletzt gespeichert hat, darf diesen Bericht dort nicht sehen: Jemand, der es darf, muss es öffnen und speichern',
  broke: 'Beim Erstellen ist etwas schiefgegangen; es wird erneut versucht. Wenn das so bleibt, nutzen Sie „Jetzt senden“',
};
