/** So geht es: Bargeld, Ausgaben, Stunden, Trinkgeld, Buchhaltung. */
export default {
  cash_drawer: {
    title: 'Eine Kassenlade öffnen, zählen und schließen',
    one: 'Drücken Sie {new:cash-drawer-sessions} und geben Sie {field:cash-drawer-sessions.opening_float} und die Station ein, deren Bargeld darin ist.',
    two: 'Halten Sie mit {verb:cash-drawer-sessions.movement} fest, was neben Verkäufen hinein- und herausgeht. Bareinnahmen folgen aus den Zahlungen.',
    three: 'Zählen Sie am Abend, ohne nachzusehen, was darin sein müsste, und drücken Sie {verb:cash-drawer-sessions.close}.',
    four: 'Geben Sie ein, wie viele es von jeder Münze und jedem Schein gibt. Wie weit es daneben lag, steht auf der Seite, sobald sie geschlossen ist.',
    five: '{page:/reports/over-short} zeigt nach Personen, welche Laden nicht enthielten, was sie sollten.',
    note: 'Eine geschlossene Lade lässt sich nicht mehr ändern.',
  },
  till_cash: {
    title: 'Gemeldetes Bargeld einer Lade zuordnen',
    one: 'Öffnen Sie {page:/till-cash-entries}: Was Kassen meldeten, während keine Lade offen war, steht außerhalb.',
    two: 'Öffnen Sie den Eintrag und drücken Sie {verb:till-cash-entries.place}.',
    three: 'Wählen Sie die Lade, zu der er gehört.',
  },
  expense: {
    title: 'Ausgaben eintragen, auch wiederkehrende',
    one: 'Sagen Sie unter {page:/expense-types}, wonach Ausgaben geordnet sind.',
    two: 'Öffnen Sie {page:/expenses}, drücken Sie {new:expenses} und geben Sie Betrag, Tag und Art ein.',
    three:
      'Für Miete und Ähnliches drücken Sie in {page:/recurring-expenses} {new:recurring-expenses}: Jede wird an ihrem Tag von selbst eingetragen.',
    four: '{page:/reports/profit-statement} zieht sie von dem ab, was Waren und Löhne übrig lassen.',
  },
  payroll: {
    title: 'Von den Stunden zur Lohnabrechnung',
    one: 'Sagen Sie unter {page:/settings/labour}, was Überstunden sind und wann bezahlt wird.',
    two: 'Schichten stehen in {page:/time-entries}. {view:time-entries.forgotten} findet die, die niemand beendet hat: Tragen Sie {field:time-entries.time_out} ein.{may:TimeEntryEdit}',
    three:
      'Öffnen Sie {page:/reports/payroll} und wählen Sie den Abrechnungszeitraum: Stunden, Überstunden, Löhne und Trinkgelder jeder Person.',
    four: 'Drücken Sie {say:exports.export} für alle, die sie bezahlen.',
    note: 'Eine Schicht behält den Lohn, mit dem sie eingetragen wurde. Stunden ohne Lohn werden genannt und nie als 0 gezählt.',
  },
  tip_pool: {
    title: 'Die Trinkgelder eines Tages teilen',
    one: 'Sagen Sie unter {page:/settings/tipping}, wie Trinkgelder geteilt werden. Die Punkte jeder Rolle stehen in {page:/roles}.',
    two: 'Öffnen Sie {page:/tip-pools}, drücken Sie {new:tip-pools} und wählen Sie den Tag: Die Anteile werden aus Trinkgeldern und Stunden berechnet.',
    three: 'Tragen Sie vergessene Zeiten nach und drücken Sie dann {verb:tip-pools.calculate}.',
    four: 'Drücken Sie {verb:tip-pools.approve}. Danach ändert nichts die Anteile außer {verb:tip-pools.reopen}, mit einem Grund.',
  },
  accounting: {
    title: 'Ein Buchhaltungsprogramm verbinden',
    one: 'Öffnen Sie {page:/integrations} und drücken Sie neben Ihrem Programm {say:integrations.add}. {may:IntegrationCreate}Jeder Betrieb hat seine eigene Verbindung.',
    two: 'Öffnen Sie die Verbindung. Wo das Programm online ist, drücken Sie {say:integrations.connect}, melden sich dort an und drücken dann {say:integrations.read_accounts}.{may:IntegrationEdit}',
    three: 'Wählen Sie unter {say:integrations.mapping} das Konto, auf das jeder Teil Ihrer Zahlen gebucht wird.{may:IntegrationDetail}',
    four: '{say:integrations.journal} zeigt einen Tag, wie er gebucht würde.{may:IntegrationDetail}',
    five: 'Drücken Sie {verb:third-party-integrations.send}, um Tage zu senden, oder {verb:third-party-integrations.download} für eine Datei, die das Programm importiert. Was gesendet wurde oder in Dateien mit Änderungen hinausging, steht in {page:/sent-journals}.',
  },
  orders_from_programs: {
    title: 'Bestellungen aus Square oder Shopify übernehmen',
    one: 'Öffnen Sie {page:/integrations} und drücken Sie neben dem Programm {say:integrations.add}. {may:IntegrationCreate}Jeder Betrieb hat seine eigene Verbindung; hat das Programm mehrere Standorte, sagen Sie, welcher Ihrer ist.',
    two: 'Square: Drücken Sie {verb:third-party-integrations.orders-token} und fügen Sie das Token ein, das die Developer Console dort zeigt. Bestellungen kommen von dem Tag an, den Sie wählen, mit Erstattungen und den Nummern von Gutscheinkarten, alle paar Minuten.{may:IntegrationEdit}',
    three:
      'Shopify, und Square, wenn Bestellungen sofort kommen sollen: Tragen Sie die Adresse, die die Verbindung zeigt, dort unter Webhooks ein, und hier mit {verb:third-party-integrations.orders-key} deren Schlüssel.{may:IntegrationEdit}',
    four: 'Was nicht aufgeht, steht in keiner Zahl und wartet mit dem Grund in {page:/refused-orders}: Beheben Sie, was falsch war, und drücken Sie dann {verb:refused-orders.take-in} oder {verb:refused-orders.dismiss}.',
  },
};
