/** Questions to reports, and reports that are mailed at their times. */
export default {
  last_before_first: 'Elija un último día que no sea anterior al primero',
  compare_with: 'Diga %{names}, o dé date_from y un date_to que no sea anterior',
  one_business: 'Elija establecimientos de un solo negocio',
  file_not_kept: 'El archivo para %{email} ya no se conservaba: use «Enviar ahora»',
  mail_waits: 'El correo para %{email} aún no se ha podido entregar; se reintenta durante casi un día',
  mail_failed: 'El correo para %{email} fue rechazado o no se pudo entregar: compruebe la dirección y use «Enviar ahora»',
  nobody_behind: 'Ya no hay nadie del negocio detrás: ábralo y guárdelo de nuevo',
  report_gone: 'Ese informe ya no existe: elija otro',
  part_gone: '«%{part}» ya no se puede pedir a este informe: quítelo de sus filtros y opciones y guarde',
  part_cannot_be: '«%{part}» ya no puede ser «%{value}»: quítelo de sus filtros y opciones y guarde',
  no_question: 'Indique los filtros y opciones como partes con un texto cada una',
  owner_may_not_see: 'Quien lo guardó por última vez no puede ver allí este informe: alguien que pueda tiene que abrirlo y guardarlo',
  broke: 'Algo falló al hacerlo; se reintenta. Si sigue así, use «Enviar ahora»',
};
