// The page of /api/docs: reads /api/openapi.json and shows it. Everything is set as text, never as HTML.
const byId = (id) => document.getElementById(id);

start().catch((error) => {
  byId('about').textContent = `The document cannot be read: ${error.message}. Reload the page to try again.`;
});

async function start() {
  const answer = await fetch('/api/openapi.json');
  if (!answer.ok) throw new Error(`the host answers ${answer.status}`);
  const api = await answer.json();
  byId('about').textContent = `${api.info.description} Version ${api.info.version}, OpenAPI ${api.openapi}.`;
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  byId('calls').append(...api.tags.map((tag) => tagSection(tag, calls)));
  byId('schema-list').append(...Object.entries(api.components.schemas).map(([name, schema]) => schemaEntry(name, schema)));
  byId('query').addEventListener('input', filter);
  window.addEventListener('hashchange', openTarget);
  filter();
  openTarget();
}

function tagSection(tag, calls) {
  const heading = element('h2', {}, tag.name);
  const about = tag.description ? [element('p', { class: 'soft' }, tag.description)] : [];
  const entries = calls.filter(({ call }) => call.tags[0] === tag.name).map(callEntry);
  return element('section', {}, heading, ...about, ...entries);
}

function callEntry({ path, method, call }) {
  const summary = element(
    'summary',
    {},
    element('span', { class: 'method' }, method.toUpperCase()),
    ' ',
    element('code', {}, path),
    ` ${call.summary}`,
  );
  const body = element(
    'div',
    {},
    ...[
      call.description && element('p', {}, call.description),
      element('p', {}, `Permission: ${permissionText(call)}`),
      ...(call.parameters ?? []).map((one) =>
        element(
          'p',
          {},
          `${one.in === 'path' ? 'In the path' : 'In the query'}: `,
          element('code', {}, one.name),
          one.description ? ` ${one.description}` : '',
        ),
      ),
      ...contents('Body', call.requestBody),
      ...Object.entries(call.responses).flatMap(([status, response]) => contents(`Answer ${status}`, response)),
      element(
        'p',
        { class: 'soft' },
        `Refusals: ${
          Object.entries(call.responses)
            .filter(([, one]) => one.$ref)
            .map(([status]) => status)
            .join(', ') || 'none'
        }`,
      ),
    ].filter(Boolean),
  );
  return entry(`${method} ${path} ${call.summary} ${call.operationId} ${permissionText(call)}`, summary, body);
}

function permissionText(call) {
  const permission = call['x-permission'];
  if (permission && typeof permission === 'object')
    return Object.entries(permission)
      .map(([side, name]) => `${name} (${side})`)
      .join(', ');
  return permission ?? (call.security?.length === 0 ? 'none, no token needed' : 'none beyond being signed in');
}

function contents(title, holder) {
  return Object.entries(holder?.content ?? {}).flatMap(([type, { schema }]) => [
    element('h3', {}, `${title} `, element('span', { class: 'soft' }, type)),
    schemaView(schema ?? {}),
  ]);
}

function schemaEntry(name, schema) {
  return entry(
    `${name} ${schema.title ?? ''}`,
    element(
      'summary',
      { id: `schema-${name}` },
      element('code', {}, name),
      schema.title && schema.title !== name ? ` ${schema.title}` : '',
    ),
    element('div', {}, schemaView(schema)),
  );
}

function schemaView(schema) {
  const names = [...new Set([...JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)].map((match) => match[1]))];
  const links = names.flatMap((name, at) => [at ? ', ' : 'See ', element('a', { href: `#schema-${name}` }, name)]);
  const text = element('pre', { tabindex: '0', role: 'group', 'aria-label': 'JSON Schema' }, JSON.stringify(schema, null, 2));
  return element('div', {}, ...(links.length ? [element('p', {}, ...links)] : []), text);
}

function entry(words, summary, body) {
  return element('details', { 'data-words': words.toLowerCase() }, summary, body);
}

function filter() {
  const wanted = byId('query').value.trim().toLowerCase().split(/\s+/);
  let shown = 0;
  for (const one of document.querySelectorAll('details')) {
    one.hidden = !wanted.every((word) => one.dataset.words.includes(word));
    if (!one.hidden) shown += 1;
  }
  for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('details:not([hidden])');
  byId('count').textContent = `${shown} calls and schemas`;
}

/** A link to a schema opens it. */
function openTarget() {
  const target = location.hash.startsWith('#schema-') ? byId(location.hash.slice(1)) : null;
  if (!target) return;
  target.parentElement.hidden = false;
  target.closest('section').hidden = false;
  target.parentElement.open = true;
  target.focus();
}

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
