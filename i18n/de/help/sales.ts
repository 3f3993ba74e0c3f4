/** So geht es: Bestellungen, Gäste, Berichte. Namen in Klammern sind die der Bildschirme. */
export default {
  find_order: {
    title: 'Eine Bestellung finden',
    one: 'Öffnen Sie {page:/orders} und geben Sie ihre Nummer oder den Namen des Kunden in die Suche ein.',
    two: 'Oder drücken Sie {say:views.add_filter} und wählen Sie, was Sie von ihr wissen: {field:orders.payment_date}, {field:orders.total_amount}, {field:orders.user_name}.',
    three: 'Öffnen Sie die Zeile: {say:orders.bill} zeigt, wie sie sich zusammensetzt, {say:orders.timeline}, wer wann was getan hat.',
    note: 'Ein Verkauf zählt an dem Geschäftstag, an dem er ganz bezahlt wurde.',
  },
  refunds: {
    title: 'Sehen, was erstattet oder storniert wurde',
    one: 'Wählen Sie in {page:/orders} die Ansicht {view:orders.refunds}.',
    two: 'Öffnen Sie eine Bestellung: Jede Zeile sagt, was davon erstattet wurde, {say:orders.timeline}, wann und warum.',
    three: '{page:/reports/refunds} zeigt jeden erstatteten Artikel an dem Tag, an dem er erstattet wurde.',
    four: '{page:/reports/voided-orders} zeigt jede stornierte Zeile, und wer es verlangt und wer es genehmigt hat.',
    note: 'Erstattet und storniert wird an der Kasse. Der Verkauf bleibt an seinem eigenen Tag.',
  },
  order_receipt: {
    title: 'Einen Beleg senden oder den Kunden zuordnen',
    one: 'Öffnen Sie die Bestellung in {page:/orders}.',
    two: 'Drücken Sie {verb:orders.send-receipt} und geben Sie die Adresse ein.',
    three: 'Drücken Sie {verb:orders.customer}, um zu sagen, wessen Bestellung es ist.',
    note: '{verb:orders.receipt} lädt ihn stattdessen herunter. Wie Belege aussehen, steht unter {page:/settings/receipt}.',
  },
  gift_card: {
    title: 'Gutscheinkarten verkaufen, berichtigen und sperren',
    one: 'Karten, die die Kasse verkauft, erscheinen von selbst in {page:/gift-cards}, und was damit bezahlt wird, geht davon ab.',
    two: 'Drücken Sie {new:gift-cards}, um eine von Hand anzulegen, und dann auf ihrer Seite {verb:gift-cards.activate} mit dem Betrag, der geladen wird.',
    three: 'Drücken Sie {verb:gift-cards.adjust}, um das Guthaben zu berichtigen; nach einem Grund wird gefragt.',
    four: 'Drücken Sie {verb:gift-cards.block}, wo eine Karte verloren ging. {verb:gift-cards.activate} öffnet sie wieder.',
    five: '{page:/reports/gift-card-liability} sagt, was Sie den Inhabern aller Karten schulden.',
    note: 'Zahlungen mit einer Karte, die niemand kennt, stehen in {page:/reports/unmatched-gift-cards}.',
  },
  loyalty: {
    title: 'Ein Treueprogramm betreiben',
    one: 'Schalten Sie unter {page:/settings/loyalty} {field:loyalty.enabled} ein und sagen Sie, wofür es Punkte gibt.',
    two: 'Legen Sie in {page:/loyalty-rewards} an, was Punkte oder Besuche freischalten.',
    three:
      'Die Mitglieder stehen in {page:/loyalty-members}. Eine Bestellung, die ihre Karte oder sie als Kunden nennt, bringt Punkte, sobald sie bezahlt ist.',
    four: 'Drücken Sie {verb:loyalty-members.adjust}, um Punkte zu berichtigen, {verb:loyalty-members.merge}, wo jemand zwei Karten hat.',
    note: 'Was erstattet wird, nimmt seine Punkte wieder mit.',
  },
  read_report: {
    title: 'Einen Bericht lesen und vergleichen',
    one: 'Wählen Sie über den Zahlen {say:reports_view.period}, {say:reports_view.hours} und {say:reports_view.establishments}.',
    two: 'Wählen Sie unter {say:reports_view.compare}, was daneben steht, wo der Bericht es anbietet.',
    three: 'Eine Zahl, die ein Link ist, führt zu dem, woraus sie besteht.',
    four: 'Drücken Sie {say:exports.export} für eine Datei mit dem, was gezeigt wird, oder {say:reports_view.copy_link} für eine Adresse, die den Bericht genau so öffnet.',
    five: 'Behalten Sie ihn, wie er eingestellt ist, unter {say:lists.views}: „{say:lists.save_as}“.',
    note: 'Beträge verschiedener Währungen werden nie zusammengezählt.',
  },
  mail_report: {
    title: 'Einen Bericht regelmäßig verschicken lassen',
    one: 'Öffnen Sie den Bericht und stellen Sie ihn ein, wie er ankommen soll.',
    two: 'Drücken Sie {offer:report-schedules} und sagen Sie, wie oft, um wie viel Uhr und an wen.',
    three: '{verb:report-schedules.try} zeigt Ihnen vorher, was die anderen bekommen.',
    four: 'Was verschickt wird, steht in {page:/report-schedules}: Ändern Sie es dort, oder drücken Sie {verb:report-schedules.send}.',
    note: 'Jeder wird mit den Rechten dessen gemacht, der ihn zuletzt gespeichert hat, und von dem Tag an gerechnet, an dem er verschickt wird.',
  },
  list: {
    title: 'Mit einer Liste arbeiten',
    one: 'Geben Sie etwas in die Suche ein, oder drücken Sie {say:views.add_filter} und wählen Sie Bedingungen. Eine Überschrift sortiert nach ihrer Spalte.',
    two: '{say:views.columns} bestimmt, was gezeigt wird und in welcher Reihenfolge.',
    three:
      'Behalten Sie alles als Ansicht: {say:lists.views}, dann „{say:lists.save_as}“. Sie gehört Ihnen allein oder, wo Sie sie teilen dürfen, allen mit einer Rolle.',
    four: '{say:exports.export} macht eine Datei mit genau dem, was die Liste zeigt.',
  },
};
