/** Words that cells of imported files may hold, in whatever language; several with commas between them. */
export default { yes: 'yes, true', no: 'no, false' };
