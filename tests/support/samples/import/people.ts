import { DateCell, type MessyFile, markedUtf8, sheets, unicodeText, utf8, windows } from './messyFile.ts';

/** Guests, staff and who is paid: customers, employees, vendors, cards. */
export const people: readonly MessyFile[] = [
  {
    name: 'customers-us.csv',
    resource: 'customers',
    bytes: utf8([
      'First Name,Last Name,Email Address,Phone,DOB,Accepts Marketing',
      'Ada,Stone,ada.stone@example.com,(212) 555-0143 ext. 5,3/4/85,yes',
      'Ben,Hill,ben.hill@example.com,1-212-555-0144,12/31/1990,no',
      'Cy,Dale,,212.555.0145,7/4/1976,',
      'Di,Moor,di.moor at example.com,,1/2/1999,yes',
    ]),
    rows: { good: 3, bad: 1 },
    reading: { dates: 'mdy' },
    columns: {
      ...{ 'First Name': 'first_name', 'Last Name': 'last_name', 'Email Address': 'email', Phone: 'phone' },
      ...{ DOB: 'birthday', 'Accepts Marketing': 'marketing_consent' },
    },
    stored: [{ email: 'ada.stone@example.com', birthday: '1985-03-04', marketing_consent: true }],
  },
  {
    name: 'kunden.csv',
    resource: 'customers',
    bytes: windows([
      'Vorname;Nachname;E-Mail-Adresse;Handy;Geburtsdatum;Straße;Newsletter',
      'Jörg;Müller;joerg.mueller@example.de;0171/1234567;3.4.1985;Höhenweg 3;x',
      'Anke;Groß;anke.gross@example.de;+49 (0)30 / 123 456-0;31. Dez. 1990;;',
      'Uwe;Schäfer;;Tel.: 030 987654;01.02.03;Am See 1;x',
    ]),
    rows: { good: 3 },
    columns: {
      ...{ Vorname: 'first_name', Nachname: 'last_name', 'E-Mail-Adresse': 'email', Handy: 'phone' },
      ...{ Geburtsdatum: 'birthday', Straße: 'address', Newsletter: 'marketing_consent' },
    },
    stored: [
      { email: 'joerg.mueller@example.de', birthday: '1985-04-03', marketing_consent: true },
      { email: 'anke.gross@example.de', birthday: '1990-12-31', marketing_consent: false },
    ],
  },
  {
    name: 'clients.csv',
    resource: 'customers',
    bytes: unicodeText([
      'Nom|Prénom|Courriel|Portable|Date de naissance|Remarques',
      'Dubois|Élodie|elodie.dubois@example.fr|06 12 34 56 78|1er août 1985|Table près de la fenêtre',
      'Lefèvre|Zoé|zoe.lefevre@example.fr|+33.6.12.34.56.79|31 décembre 1990|',
      'Petit|Luc||06-12-34-56-80|14 juil. 1979|',
    ]),
    rows: { good: 3 },
    columns: {
      ...{ Nom: 'last_name', Prénom: 'first_name', Courriel: 'email', Portable: 'phone' },
      ...{ 'Date de naissance': 'birthday', Remarques: 'notes' },
    },
    stored: [{ email: 'elodie.dubois@example.fr', first_name: 'Élodie', birthday: '1985-08-01' }],
  },
  {
    name: 'clientes.csv',
    resource: 'customers',
    bytes: markedUtf8([
      'Nombre;Apellidos;Correo electrónico;Teléfono;Fecha de nacimiento;Boletín',
      'María;Núñez Gil;maria.nunez@example.es;+34 600 11 22 33;31 de diciembre de 1990;Sí',
      'José;Peña;jose.pena@example.es;600 11 22 34;3/4/1985;No',
      'Íñigo;Ruiz;inigo.ruiz@example.es;;5 enero 1970;sí',
    ]),
    rows: { good: 3 },
    reading: { dates: 'dmy' },
    columns: {
      ...{ Nombre: 'first_name', Apellidos: 'last_name', 'Correo electrónico': 'email', Teléfono: 'phone' },
      ...{ 'Fecha de nacimiento': 'birthday', Boletín: 'marketing_consent' },
    },
    stored: [{ email: 'jose.pena@example.es', birthday: '1985-04-03', marketing_consent: false }],
  },
  {
    name: 'umalaa.csv',
    resource: 'customers',
    bytes: utf8([
      'الاسم الأول,اسم العائلة,الجوال,تاريخ الميلاد',
      'نورة,العتيبي,٠٥٠١٢٣٤٥٦٧,٣١/١٢/١٩٩٠',
      'فهد,القحطاني,+٩٦٦ ٥٠ ١٢٣ ٤٥٦٨,٠٣/٠٤/١٩٨٥',
      'ليلى,حسن,0501234569,15 يناير 1979',
    ]),
    rows: { good: 3 },
    reading: { dates: 'dmy' },
    columns: { 'الاسم الأول': 'first_name', 'اسم العائلة': 'last_name', الجوال: 'phone', 'تاريخ الميلاد': 'birthday' },
    stored: [{ first_name: 'نورة', phone: '0501234567', birthday: '1990-12-31' }],
  },
  {
    name: 'guest-book.csv',
    resource: 'customers',
    bytes: utf8([
      '"Given name";"Surname";"Contact";"Birthday";',
      '"Gil";"Serial";"gil@example.com";"33238";',
      '"Hal";"Serial";"hal@example.com";"31 Dec 1990";',
      '"Ida";"Serial";"ida@example.com";"1990-12-31";',
      '"Jo";"Serial";"jo@example.com";"31 Feb 1990";',
    ]),
    rows: { good: 3, bad: 1 },
    columns: { 'Given name': 'first_name', Surname: 'last_name', Contact: 'email', Birthday: 'birthday' },
    stored: [{ email: 'gil@example.com', birthday: '1990-12-31' }],
  },
  {
    name: 'mitarbeiter.xlsx',
    resource: 'employees',
    bytes: sheets([
      {
        name: 'Personal',
        merged: 'A1:F1',
        rows: [
          ['Personalliste Gasthaus'],
          ['Nachname', 'Vorname', 'E-Mail', 'Stundenlohn (€)', 'Eintritt', 'Aktiv'],
          ['Huber', 'Resi', 'resi.huber@example.de', 14.5, new DateCell('2024-03-01'), 'ja'],
          ['Maier', 'Alois', 'alois.maier@example.de', '15,25', '01.09.2023', 'nein'],
          ['Öztürk', 'Can', 'can.oeztuerk@example.de', '16,00 €', new DateCell('2025-12-15'), 'ja'],
        ],
      },
      { name: 'Alt', rows: [['leer']] },
    ]),
    rows: { good: 3 },
    columns: {
      ...{ Nachname: 'last_name', Vorname: 'first_name', 'E-Mail': 'email' },
      ...{ 'Stundenlohn (€)': 'hourly_rate', Eintritt: 'hired_on', Aktiv: 'status' },
    },
    stored: [
      { email: 'resi.huber@example.de', hourly_rate: 14.5, hired_on: '2024-03-01', status: 'active' },
      { email: 'alois.maier@example.de', hourly_rate: 15.25, hired_on: '2023-09-01', status: 'inactive' },
    ],
  },
  {
    name: 'staff-us.csv',
    resource: 'employees',
    bytes: utf8([
      'Employee list,,,,,',
      'First name,Last name,E-mail,Cell,Hourly wage,Hire date,Employment status',
      'Kim,Park,kim.park@example.com,+1 (646) 555-0101,$18.50,2/28/2024,Active',
      'Lou,Reyes,lou.reyes@example.com,646-555-0102,17,11/3/2023,Active',
      'Mo,Sims,mo.sims@example.com,6465550103 x12,19.75,"Mar 5, 2022",Inactive',
    ]),
    rows: { good: 3 },
    columns: {
      ...{ 'First name': 'first_name', 'Last name': 'last_name', 'E-mail': 'email', Cell: 'phone' },
      ...{ 'Hourly wage': 'hourly_rate', 'Hire date': 'hired_on', 'Employment status': 'status' },
    },
    stored: [{ email: 'lou.reyes@example.com', hired_on: '2023-11-03' }],
  },
  {
    name: 'suppliers.csv',
    resource: 'vendors',
    bytes: utf8([
      'Supplier,Contact,Email,Tel,Terms,VAT number',
      'Dover Fish Ltd,Pat Green,pat@dover.example,020 7946 0991,Net 30,GB123456789',
      'Hill Farm,,farm@hill.example,+44 (0)20 7946 0992,Net 14 days,',
      '"Smith, Son & Co",,,n/a,Net 7,',
    ]),
    rows: { good: 2, bad: 1 },
    columns: {
      Supplier: 'name',
      Contact: 'contact_person_name',
      Email: 'email',
      Tel: 'phone',
      Terms: 'payment_terms',
      'VAT number': 'tax_id',
    },
    stored: [{ name: 'Dover Fish Ltd', payment_terms: 'net_30' }],
  },
  {
    name: 'lieferanten.csv',
    resource: 'vendors',
    bytes: windows([
      'Lieferant;Ansprechpartner;Telefon;E-Mail;Anschrift;USt-IdNr.',
      'Großmarkt Süd;Jörg Bär;089/55 66 77;sued@example.de;"Hallenstraße 1',
      '80337 München";DE123456789',
      'Getränke Höfer;;(089) 44-55-66;;;',
      '',
      ';;;;;',
    ]),
    rows: { good: 2 },
    columns: {
      ...{ Lieferant: 'name', Ansprechpartner: 'contact_person_name', Telefon: 'phone' },
      ...{ 'E-Mail': 'email', Anschrift: 'address', 'USt-IdNr.': 'tax_id' },
    },
    stored: [{ name: 'Großmarkt Süd', address: 'Hallenstraße 1\r\n80337 München', tax_id: 'DE123456789' }],
  },
  {
    name: 'gift-cards.csv',
    resource: 'gift-cards',
    bytes: utf8([
      'Gift Card Number,Remaining Balance,Currency,Issue Date',
      'GC-100001,$25.00,USD,1/2/2026',
      'GC-100002,"$1,100.50",USD,2/14/2026',
      '6.00612E+15,$10.00,USD,2/15/2026',
    ]),
    rows: { good: 2, bad: 1 },
    columns: {
      'Gift Card Number': 'card_number',

      Currency: 'currency',
    },
  },
  {
    name: 'gutscheine.csv',
    resource: 'gift-cards',
    bytes: windows(['Kartennummer;Guthaben;Währung', '900100200;50,00 €;EUR', '900100201;1.000,00 €;EUR']),
    rows: { good: 2 },
    columns: { Kartennummer: 'card_number', Währung: 'currency' },
  },
  {
    name: 'members.csv',
    resource: 'loyalty-members',
    bytes: utf8([
      'Card No.,Mobile,Points balance,Visits,Issue date',
      'LM0001,07700 900123,"1,250",12,13/02/2025',
      'LM0002,+44 7700 900124,80,3,01/03/2025',
      'LM 003,,5,1,02/03/2025',
    ]),
    rows: { good: 2, bad: 1 },
    columns: {
      'Card No.': 'card_number',
      Mobile: 'mobile_number',

      'Issue date': 'activation_date',
    },
    reading: { dates: 'dmy' },
  },
];
