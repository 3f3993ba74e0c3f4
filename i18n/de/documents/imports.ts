/** Wörter, die in Zellen importierter Dateien stehen können, gleich in welcher Sprache; mehrere mit Kommas dazwischen. */
export default { yes: 'ja, wahr', no: 'nein, falsch' };
