// The page of /api/docs: Swagger UI over /api/openapi.json, one area at a time, as the whole takes it a quarter of a minute to read.
const byId = (id) => document.getElementById(id);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const isDark = () => darkScheme.matches;
let shown;

// Swagger UI adds the place where one is to the history once more, and Back would lead nowhere.
const push = history.pushState.bind(history);
history.pushState = (state, unused, url) => {
  if (new URL(url, location.href).href !== location.href) push(state, unused, url);
};

start().catch((error) => {
  byId('about').textContent = `The document cannot be read: ${error.message}. Reload the page to try again.`;
});

async function start() {
  const answer = await fetch('/api/openapi.json');
  if (!answer.ok) throw new Error(`the host answers ${answer.status}`);
  const api = await answer.json();
  const calls = Object.entries(api.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
  );
  byId('about').textContent = `${calls.length} calls in ${api.tags.length} areas. Version ${api.info.version}, OpenAPI ${api.openapi}.`;
  byId('area').append(...api.tags.map(({ name }) => new Option(name, name)));
  const names = new Map(calls.map((call) => [`${call.method.toUpperCase()} ${call.path}`, call.operation]));
  byId('calls').append(...[...names].map(([name, { summary }]) => new Option(summary, name)));
  byId('area').addEventListener('change', ({ target }) => go(target.value));
  byId('call').addEventListener('input', ({ target }) => {
    const found = names.get(target.value);
    if (found) go(found.tags[0], found.operationId);
  });
  byId('choice').addEventListener('submit', (event) => event.preventDefault());
  const read = () => show(api, calls, areaOf(location.hash) ?? api.tags[0].name);
  addEventListener('hashchange', read);
  darkScheme.addEventListener('change', () => {
    shown = undefined;
    read();
  });
  read();
}

/** Where Swagger UI keeps a call: `#/Taxes/taxes.create`. */
function go(area, operation) {
  shown = undefined;
  location.hash = ['#', area, ...(operation ? [operation] : [])].map(encodeURIComponent).join('/').replace('%23', '#');
}

function areaOf(hash) {
  return hash.startsWith('#/') ? decodeURIComponent(hash.split('/')[1]) : undefined;
}

function show(api, calls, area) {
  if (area === shown) return;
  shown = area;
  byId('area').value = area;
  document.documentElement.classList.toggle('dark-mode', isDark());
  const paths = {};
  for (const { path, method, operation } of calls)
    if (operation.tags[0] === area)
      paths[path] = { ...paths[path], parameters: api.paths[path].parameters, [method]: withPermission(operation) };
  const { servers: _here, tags, components, webhooks: all = {}, ...rest } = api;
  const webhooks = Object.fromEntries(Object.entries(all).filter(([, { post }]) => post.tags[0] === area));
  const part = {
    ...rest,
    ...(Object.keys(webhooks).length && { webhooks }),
    tags: tags.filter(({ name }) => name === area),
    paths,
    components: partsUsed(components, { paths, webhooks }),
  };
  globalThis.SwaggerUIBundle({
    spec: part,
    dom_id: '#api',
    deepLinking: true,
    docExpansion: 'list',
    defaultModelsExpandDepth: 0,
    syntaxHighlight: { theme: isDark() ? 'nord' : 'idea' },
    validatorUrl: null,
  });
}

/** The permission that opens a call stands with its description. */
function withPermission({ 'x-permission': permission, description = '', ...operation }) {
  const text =
    typeof permission === 'object'
      ? Object.entries(permission)
          .map(([caller, name]) => `${name} (${caller})`)
          .join(', ')
      : permission;
  return {
    ...operation,
    description: [
      description,
      `Permission: ${text ?? (operation.security?.length === 0 ? 'none, no token needed' : 'none beyond being signed in')}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** Of the document's components those that these calls refer to, themselves or through others. */
function partsUsed(components, calls) {
  const used = { ...components, ...Object.fromEntries(['schemas', 'responses', 'parameters'].map((kind) => [kind, {}])) };
  const follow = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (typeof node.$ref === 'string') {
      const [, , kind, name] = node.$ref.split('/');
      if (used[kind] && !used[kind][name]) {
        used[kind][name] = components[kind]?.[name];
        follow(used[kind][name]);
      }
    }
    for (const one of Object.values(node)) follow(one);
  };
  follow(calls);
  return used;
}
