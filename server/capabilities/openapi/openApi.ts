import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import type { Model } from '#/model/language/model.ts';
import { isValues } from '#/model/values/shapes.ts';
import { JSON_TYPE } from '#/server/foundation/http/envelope.ts';
import { isApiPath } from '#/server/foundation/http/notFound.ts';
import { UnchangingText } from '#/server/foundation/http/unchangingText.ts';
import type { RegisteredRoute } from './describedOperation.ts';
import { openApiDocument } from './document.ts';
import style from './page/page.css?raw';
import page from './page/page.html?raw';
import program from './page/page.js?raw';

const HEAD_AND_OPTIONS = ['HEAD', 'OPTIONS'];

const require = createRequire(import.meta.url);
const HTML = 'text/html; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const SHEET = 'text/css; charset=utf-8';
/** Swagger UI as its package has it, built and whole; read when somebody opens the page. */
const LIBRARY = { 'swagger-ui-bundle.js': SCRIPT, 'swagger-ui.css': SHEET };

/** GET /api/openapi.json and GET /api/docs. Register before any other route: the document holds every route that comes after. */
export function openApi(app: FastifyInstance, model: Model): void {
  const routes: RegisteredRoute[] = [];
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!isApiPath(url)) return;
    for (const one of [method].flat().filter((name) => !HEAD_AND_OPTIONS.includes(name))) {
      routes.push({
        method: one,
        path: url.replace(/:(\w+)/g, '{$1}'),
        isPublic: config?.public === true,
        permission: config?.permission,
        describes: config?.describes,
        body: isValues(schema?.body) ? schema.body : undefined,
      });
    }
  });
  // Made at the first call, when every route is known; it never changes while the host runs.
  let made: UnchangingText | undefined;
  const document = () => {
    made ??= new UnchangingText(JSON.stringify(openApiDocument(model, routes)));
    return made;
  };
  serve(app, '/api/openapi.json', JSON_TYPE, 'This document', document);
  const [html, script, sheet] = [new UnchangingText(page), new UnchangingText(program), new UnchangingText(style)];
  serve(app, '/api/docs', HTML, 'This document, to read', () => html);
  serve(app, '/api/docs/page.js', SCRIPT, 'The script of that page', () => script);
  serve(app, '/api/docs/page.css', SHEET, 'The style of that page', () => sheet);
  for (const [name, type] of Object.entries(LIBRARY)) {
    let kept: UnchangingText | undefined;
    serve(app, `/api/docs/${name}`, type, 'What that page is shown with', () => {
      kept ??= new UnchangingText(readFileSync(require.resolve(`@fastify/swagger-ui/static/${name}`), 'utf8'));
      return kept;
    });
  }
}

/** Answers a text that a reader may keep as long as its tag is the same. */
function serve(app: FastifyInstance, path: string, type: string, summary: string, read: () => UnchangingText): void {
  const config = { public: true, describes: { tag: 'Documentation', summary, answer: { [type.split(';')[0] ?? type]: {} } } };
  app.get(path, { config }, (request, reply) => read().answer(request, reply, type));
}
