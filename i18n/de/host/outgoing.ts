/** Anfragen an Adressen, die Personen eingeben. */
export default {
  https_only: 'Geben Sie eine Adresse an, die mit https:// beginnt',
  no_credentials: 'Lassen Sie Namen und Passwort in der Adresse weg',
  port: 'Port %{port} wird nicht aufgerufen: Verwenden Sie 443 oder einen über 1023, den kein anderes Protokoll hat',
  not_public: 'Diese Adresse liegt nicht im öffentlichen Internet: Geben Sie eine an, die alle erreichen',
  too_slow: 'Es kam nicht rechtzeitig eine Antwort',
  no_answer: 'Nicht erreichbar (%{reason})',
  too_many_redirects: 'Es wird zu oft weitergeleitet: Geben Sie die Adresse an, zu der es führt',
};
