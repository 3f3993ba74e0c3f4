/** The tour: what each step shows, and how one goes on or leaves. */
export default {
  title: 'Hacer el recorrido',
  count: '%{number} de %{count}',
  next: 'Siguiente',
  back: 'Atrás',
  leave: 'Salir del recorrido',
  done: 'Listo',
  menu: { title: 'Cada cosa en su sitio', text: 'El menú muestra en grupos lo que puede abrir. Al pie se pliega a iconos.' },
  establishment: { title: 'Dónde está', text: 'Lo que ve e introduce pertenece a este establecimiento. Si hay varios, elija otro aquí.' },
  search: {
    title: 'Encontrar lo que sea',
    text: 'Registros por nombre, código o número, páginas y lo que puede empezar: desde cualquier sitio con Ctrl K (⌘ K en un Mac).',
  },
  figures: {
    title: 'El día de un vistazo',
    text: 'Cada cifra está junto al mismo tiempo de antes y abre el informe que hay detrás. «Organizar» las pone en su propio orden.',
  },
  appearance: { title: 'A su gusto', text: 'Claro u oscuro, colores, densidad y dirección de la escritura, guardados en este navegador.' },
  account: { title: 'Usted', text: 'Su perfil, contraseña y seguridad de acceso, los atajos de teclado y este recorrido otra vez.' },
};
