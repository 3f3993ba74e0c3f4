/** Peticiones a direcciones que escriben las personas. */
export default {
  https_only: 'Indique una dirección que empiece por https://',
  no_credentials: 'Quite el nombre y la contraseña de la dirección',
  port: 'No se llama al puerto %{port}: use el 443 o uno superior a 1023 que no sea de otro protocolo',
  not_public: 'Esta dirección no está en la internet pública: indique una que todos puedan alcanzar',
  too_slow: 'No respondió a tiempo',
  no_answer: 'No se pudo alcanzar (%{reason})',
  too_many_redirects: 'Redirige demasiadas veces: indique la dirección a la que lleva',
};
