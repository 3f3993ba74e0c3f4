/** So geht es: Personen, Rollen, Sicherheit, der Raum. */
export default {
  role: {
    title: 'Festlegen, was eine Rolle darf',
    one: 'Öffnen Sie {page:/roles} und drücken Sie {new:roles}, oder öffnen Sie eine und drücken Sie {say:show.duplicate}.',
    two: 'Wählen Sie, ob sie für das Dashboard oder für die Kasse ist, und haken Sie an, was sie erlaubt.',
    three:
      'Drücken Sie auf ihrer Seite {say:roles.preview}, um das Dashboard so zu sehen wie die, die sie haben. Währenddessen lässt sich nichts ändern.',
    four: '{page:/roles/compare} zeigt, was die eine Rolle erlaubt und die andere nicht.',
    note: 'Was Sie selbst nicht dürfen, können Sie weder geben noch nehmen.',
  },
  person: {
    title: 'Jemandem Zugang geben',
    one: 'Öffnen Sie {page:/users} und drücken Sie {new:users}.',
    two: 'Geben Sie den Namen und {field:users.email} ein. Lassen Sie {field:users.password} leer: Dann wird ein Code geschickt, mit dem man sein eigenes wählt.',
    three: 'Wählen Sie unter {field:users.roles} eine Rolle, und in welchem Betrieb sie gilt; leer heißt in allen.',
    four: 'Wer geht: Öffnen Sie den Eintrag, drücken Sie {edit:users} und setzen Sie {field:users.status} auf inaktiv.',
    note: 'Wer Telefon und Wiederherstellungscodes verloren hat: {verb:users.reset-two-factor}.',
  },
  two_factor: {
    title: 'In zwei Schritten anmelden',
    one: 'Öffnen Sie {page:/profile/two-factor}, geben Sie Ihr Passwort ein und drücken Sie {say:account.set_up}. Sie brauchen eine Authenticator-App auf Ihrem Telefon.',
    two: 'Scannen Sie den Code mit der App und geben Sie die sechs Ziffern ein, die sie zeigt.',
    three: 'Drücken Sie {say:account.turn_on} und bewahren Sie die Wiederherstellungscodes so auf, dass Sie sie ohne Ihr Telefon finden.',
    note: 'Eine Rolle kann es verlangen: {field:roles.requires_two_factor}.',
  },
  sessions: {
    title: 'Eine fremde Sitzung beenden',
    one: 'Öffnen Sie {page:/profile/sessions}: Dort steht, wo Sie angemeldet sind und seit wann.',
    two: 'Drücken Sie {say:account.end_session} neben dem, was Sie nicht kennen.',
    three: 'Wählen Sie dann in {page:/profile/password} ein neues Passwort. Alle Ihre anderen Sitzungen enden damit.',
  },
  settings: {
    title: 'Einstellungen ändern',
    one: 'Ändern Sie, was Sie möchten: Wo eine Vorschau neben dem Formular steht, folgt sie sofort.',
    two: 'Drücken Sie {say:views.save}. Die Einstellungen gelten für den Betrieb, in dem Sie gerade sind.',
    three: 'Drücken Sie {say:forms.copy_settings}, um zu wählen, was davon andere Betriebe bekommen.',
    four: '{say:forms.reset_settings} stellt alles auf der Seite wieder so ein, wie es am Anfang war.',
  },
  floor_plan: {
    title: 'Den Tischplan zeichnen',
    one: 'Legen Sie in {page:/service-areas} Ihre Räume an.',
    two: 'Öffnen Sie {page:/floor-plan} und wählen Sie {say:floor_plan.choices.edit}.',
    three: 'Drücken Sie {say:floor_plan.add}, geben Sie dem Tisch Namen und Plätze, und schieben Sie ihn dorthin, wo er steht.',
    four: 'Drücken Sie {say:floor_plan.save}.',
    five: 'Unter {say:floor_plan.choices.now} sehen Sie nach den offenen Bestellungen, wer wo sitzt.',
  },
  reservation: {
    title: 'Eine Reservierung annehmen',
    one: 'Öffnen Sie {page:/reservations} und drücken Sie {new:reservations}.',
    two: 'Geben Sie {field:reservations.guest}, {field:reservations.party} und {field:reservations.starts_at} ein. Ein Tisch hat Zeit.',
    three: 'Wenn die Gäste kommen, drücken Sie {verb:reservations.seat}; wenn sie gehen, {verb:reservations.finish}.',
    four: 'Wo niemand kommt, drücken Sie {verb:reservations.no-show}.',
    note: '{page:/floor-plan} zeigt, wen Sie an welchem Tisch erwarten.',
  },
};
