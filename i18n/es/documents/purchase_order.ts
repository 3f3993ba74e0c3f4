/** Lo que dicen los documentos de un pedido de compra además de los nombres de las definiciones. */
export default {
  date: 'Fecha',
  deliver_to: 'Entregar en',
  contact: 'Contacto',
  phone: 'Teléfono',
  email: 'Correo',
  tax_number: 'Número fiscal',
  subtotal: 'Subtotal',
  labels: 'Etiquetas',
};
