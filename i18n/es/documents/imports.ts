/** Palabras que pueden llevar las celdas de un archivo importado; varias, separadas por comas. */
export default { yes: 'sí, si, verdadero', no: 'no, falso' };
