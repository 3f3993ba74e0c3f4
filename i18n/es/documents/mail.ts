/** Lo que dicen las cartas. */
export default {
  foot: 'Enviado por Countinghouse, la oficina de %{business}. Nadie lee las respuestas a esta dirección.',
  foot_with_answers: 'Enviado por Countinghouse, la oficina de %{business}. Las respuestas llegan a %{address}.',
  test_subject: 'Prueba: %{subject}',
  greeting: 'Hola, %{name}:',
  reset_code: {
    subject: 'Su código para una contraseña nueva',
    preview: 'Vale %{minutes} minutos y una sola vez.',
    lead: 'Alguien ha pedido una contraseña nueva para su cuenta en %{business}. Escriba este código donde se le pidió:',
    code: 'Su código',
    validity: 'El código vale %{minutes} minutos y una sola vez. Uno posterior lo sustituye.',
    not_you:
      'Si no ha sido usted, no tiene que hacer nada: sin el código su contraseña sigue siendo la misma. No diga el código a nadie; nosotros nunca lo pedimos.',
  },
  invitation: {
    subject: 'Su cuenta en %{business}',
    preview: 'Elija su contraseña en un plazo de %{hours} horas.',
    lead: 'Se ha creado una cuenta para usted en %{business} con esta dirección de correo. Abra el panel, elija «¿Ha olvidado su contraseña?», después «Tengo un código», y escriba este para elegir su contraseña:',
    validity: 'El código vale %{hours} horas y una sola vez. Después, pida otro en «¿Ha olvidado su contraseña?».',
    not_you: 'Si no conoce este negocio, no tiene que hacer nada: sin el código nadie puede entrar. No se lo diga a nadie.',
  },
  address_awaited: {
    subject: '%{business} quiere añadirle',
    preview: 'Su dirección de correo ya da acceso a otra cuenta.',
    lead: '%{business} quiere darle una cuenta con esta dirección de correo. La dirección ya da acceso a otra cuenta, y una dirección pertenece a una sola cuenta: para usted no ha cambiado nada, y %{business} no ha sabido de su cuenta.',
    way: 'Si también trabaja para %{business}, indíqueles otra dirección de correo suya.',
    not_you: 'Si no conoce este negocio, no tiene que hacer nada: no puede ver ni cambiar su cuenta.',
  },
  receipt: {
    subject: 'Su recibo de %{business}',
    preview: 'Pedido %{order_number}: %{total}',
    not_you:
      'Este recibo se envió porque alguien dio esta dirección. Si el pedido no es suyo, no tiene que hacer nada: no recibirá más correos por él.',
  },
  report: {
    establishments: '%{count} establecimientos',
    open: 'Abrir el informe',
    lead: '%{report}: las cifras en breve. Todo está en el archivo %{file}.',
    why: 'Recibe este informe porque esta dirección está entre sus destinatarios. Para dejar de recibirlo, hable con quien cuida los informes por correo de este negocio.',
  },
  alert: {
    several: '%{smart_count} alerta nueva |||| %{smart_count} alertas nuevas',
    lead: 'En %{establishment} se superó un límite de sus reglas de alerta:',
    more: 'Y %{smart_count} más |||| Y %{smart_count} más',
    open: 'Abrir en el panel',
    why: 'Recibe este correo porque figura en reglas de alerta de este establecimiento. Para dejar de recibirlo, hable con quien las gestiona.',
  },
  comment: {
    sample: 'Dos sacos de harina llegaron rotos.',
    subject: '%{author} le mencionó: %{record}',
    lead: '%{author} escribió en %{record}:',
    open: 'Abrir el comentario',
    why: 'Recibe este correo porque un comentario le menciona. Lo lee todo el que puede ver el registro.',
  },
  webhook: {
    subject: 'El webhook «%{webhook}» se ha desactivado',
    lead: 'El webhook «%{webhook}» se ha desactivado. Su receptor no se enterará de lo que ocurra a partir de ahora.',
    open: 'Abrir el webhook',
    why: 'Recibe este correo porque configuró este webhook o porque puede hacerlo todo en este negocio.',
  },
  purchase_order: {
    subject: '%{name} de %{business}',
    ordered: 'Encontrará nuestro pedido en el archivo adjunto %{file}.',
    returned: 'Le devolvemos mercancía; el archivo adjunto %{file} dice cuál.',
    why: 'Recibe esta carta porque %{business} tiene esta dirección para los pedidos que le hace.',
  },
};
