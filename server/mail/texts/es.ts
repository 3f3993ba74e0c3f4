import type { MailTexts } from './mailTexts.ts';

export const es: MailTexts = {
  foot: (business) => `Enviado por Countinghouse, la oficina de ${business}. Nadie lee las respuestas a esta dirección.`,
  footWithAnswers: (business, address) => `Enviado por Countinghouse, la oficina de ${business}. Las respuestas llegan a ${address}.`,
  greeting: (name) => `Hola, ${name}:`,
  resetCode: {
    subject: 'Su código para una contraseña nueva',
    preview: (minutes) => `Vale ${minutes} minutos y una sola vez.`,
    lead: (business) => `Alguien ha pedido una contraseña nueva para su cuenta en ${business}. Escriba este código donde se le pidió:`,
    code: 'Su código',
    validity: (minutes) => `El código vale ${minutes} minutos y una sola vez. Uno posterior lo sustituye.`,
    notYou:
      'Si no ha sido usted, no tiene que hacer nada: sin el código su contraseña sigue siendo la misma. No diga el código a nadie; nosotros nunca lo pedimos.',
  },
  invitation: {
    subject: (business) => `Su cuenta en ${business}`,
    preview: (hours) => `Elija su contraseña en un plazo de ${hours} horas.`,
    lead: (business) =>
      `Se ha creado una cuenta para usted en ${business} con esta dirección de correo. Abra el panel, elija «¿Ha olvidado su contraseña?», después «Tengo un código», y escriba este para elegir su contraseña:`,
    validity: (hours) => `El código vale ${hours} horas y una sola vez. Después, pida otro en «¿Ha olvidado su contraseña?».`,
    notYou: 'Si no conoce este negocio, no tiene que hacer nada: sin el código nadie puede entrar. No se lo diga a nadie.',
  },
  addressAwaited: {
    subject: (business) => `${business} quiere añadirle`,
    preview: 'Su dirección de correo ya da acceso a otra cuenta.',
    lead: (business) =>
      `${business} quiere darle una cuenta con esta dirección de correo. La dirección ya da acceso a otra cuenta, y una dirección pertenece a una sola cuenta: para usted no ha cambiado nada, y ${business} no ha sabido de su cuenta.`,
    way: (business) => `Si también trabaja para ${business}, indíqueles otra dirección de correo suya.`,
    notYou: 'Si no conoce este negocio, no tiene que hacer nada: no puede ver ni cambiar su cuenta.',
  },
  receipt: {
    subject: (business) => `Su recibo de ${business}`,
    preview: (orderNumber, total) => `Pedido ${orderNumber}: ${total}`,
    notYou: 'Este recibo se envió porque alguien dio esta dirección. Si el pedido no es suyo, no tiene que hacer nada: no recibirá más correos por él.',
  },
  report: {
    lead: (report, file) => `${report}: las cifras en breve. Todo está en el archivo ${file}.`,
    why: 'Recibe este informe porque esta dirección está entre sus destinatarios. Para dejar de recibirlo, hable con quien cuida los informes por correo de este negocio.',
  },
  purchaseOrder: {
    subject: (name, business) => `${name} de ${business}`,
    ordered: (file) => `Encontrará nuestro pedido en el archivo adjunto ${file}.`,
    returned: (file) => `Le devolvemos mercancía; el archivo adjunto ${file} dice cuál.`,
    why: (business) => `Recibe esta carta porque ${business} tiene esta dirección para los pedidos que le hace.`,
  },
};
