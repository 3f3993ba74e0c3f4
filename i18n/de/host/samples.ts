/** What is said of sample menus. */
export default {
  not_empty: 'In diesem Katalog ist schon etwas: Eine Beispielkarte kommt nur in einen leeren',
  needs_categories: 'Eine Beispielkarte legt auch Kategorien an: Bitten Sie jemanden, der das darf',
};
