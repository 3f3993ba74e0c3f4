import webhooks from './developers/webhooks.ts';

/** Lo que dicen las definiciones para programas. */
export default {
  'api-keys': {
    'API key': 'Clave de API',
    'API keys': 'Claves de API',
    'Each lets one program do by itself what you allow it, until you take it back':
      'Con cada una, un programa hace por sí mismo lo que usted le permite, hasta que lo retire',
    'The program that uses it: one key for each': 'El programa que la usa: una clave para cada uno',
    'All establishments': 'Todos los establecimientos',
    'Also those that are added later': 'También los que se añadan más adelante',
    'Valid until': 'Válida hasta',
    'Empty: until it is deleted or made inactive': 'Vacío: hasta que se elimine o se desactive',
    'What the program may do. Nothing here lets it give rights to people or make keys':
      'Lo que el programa puede hacer. Nada de esto le permite dar derechos a personas ni crear claves',
    Token: 'Token',
    'Key ends with': 'La clave termina en',
    'The key itself is shown once, when it is made': 'La clave misma se muestra una sola vez, al crearla',
    'Last used': 'Último uso',
    'Last used from': 'Último uso desde',
    'New key': 'Clave nueva',
    'The present key stops working at once: the program must be given the new one.':
      'La clave actual deja de funcionar de inmediato: hay que dar la nueva al programa.',
    'There is a new key: it is shown this once': 'Hay una clave nueva: se muestra solo esta vez',
  },
  group: {
    Developers: 'Desarrolladores',
  },
  ...webhooks,
};
