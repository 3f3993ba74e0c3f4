import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '#/server/foundation/http/openApiTypes.ts';
import type { Answer, TestApp } from './app.ts';

/** Judges what a host takes and answers by its own document. */
export interface Conformance {
  /** Throws where the document does not promise this answer. */
  expectAnswer(method: string, path: string, answer: Answer): void;
  /** Whether a schema of the document accepts a value; null, or why not. */
  refusal(component: string, value: unknown): string | null;
  /** How many answers were validated. */
  readonly validated: number;
}

/** Makes the validate of a document. */
export function conformance(document: OpenApiDocument): Conformance {
  const ajv = new Ajv2020({ strict: false, allErrors: true, ownProperties: true, logger: false });
  addFormats.default(ajv);
  ajv.addSchema(document, 'api');
  const known = new Map<string, ValidateFunction>();
  const templateOf = templates(document);
  let validated = 0;

  function validator(pointer: string): ValidateFunction {
    const made = known.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    known.set(pointer, made);
    return made;
  }

  function expectAnswer(method: string, path: string, { status, body }: Answer): void {
    const template = templateOf(method, path);
    const operation = template === undefined ? undefined : document.paths[template]?.[method.toLowerCase() as 'get'];
    if (!template || !operation) throw new Error(`${method} ${path} is not in the document`);
    const response = operation.responses[String(status)] as { $ref?: string; content?: Record<string, unknown> } | undefined;
    if (!response) throw new Error(`${method} ${template} answers ${status}, which the document does not promise: ${JSON.stringify(body)}`);
    const start = response.$ref ? response.$ref.slice(1) : `/paths/${escaped(template)}/${method.toLowerCase()}/responses/${status}`;
    if (!response.$ref && !response.content?.['application/json']) return;
    const validate = validator(`${start}/content/application~1json/schema`);
    if (!validate(body))
      throw new Error(
        `${method} ${template} answers ${status} otherwise than the document says: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(body)}`,
      );
    validated += 1;
  }

  return {
    expectAnswer,
    refusal(component, value) {
      const validate = validator(`/components/schemas/${component}`);
      return validate(value) ? null : ajv.errorsText(validate.errors);
    },
    get validated() {
      return validated;
    },
  };
}

/** A host whose every answer is validated before the test sees it. */
export function conforming(host: TestApp, validate: Conformance): TestApp {
  return {
    ...host,
    async call(method, path, body, token, headers) {
      const answer = await host.call(method, path, body, token, headers);
      validate.expectAnswer(method, path, answer);
      return answer;
    },
  };
}

/** Finds the path of the document that an address is one of: the one without a parameter where both fit. */
function templates(document: OpenApiDocument): (method: string, path: string) => string | undefined {
  const known = Object.keys(document.paths).map((template) => ({
    template,
    fits: new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (method, path) => {
    const plain = path.split('?')[0] ?? path;
    if (document.paths[plain]?.[method.toLowerCase() as 'get']) return plain;
    return known.find(({ template, fits }) => fits.test(plain) && document.paths[template]?.[method.toLowerCase() as 'get'])?.template;
  };
}

function escaped(path: string): string {
  return path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
}
