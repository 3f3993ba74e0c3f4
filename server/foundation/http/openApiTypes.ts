import type { JsonSchema } from '#/model/kinds/base/part.ts';

/** One call of the document. */
export interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: readonly string[];
  /** Empty: no token is needed. */
  security?: readonly object[];
  /** The name that opens it; one for each side of the platform's wall where these differ. */
  'x-permission'?: string | Readonly<Record<string, string>>;
  parameters?: readonly object[];
  requestBody?: object;
  responses: Readonly<Record<string, object>>;
}

export type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';
/** Path → method → call. */
export type Paths = Record<string, Partial<Record<Method, Operation>>>;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: readonly object[];
  security: readonly object[];
  tags: readonly { name: string; description?: string }[];
  paths: Paths;
  /** Calls that the host makes to others. */
  webhooks: Record<string, { post: object }>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, object>; securitySchemes: Record<string, object> };
}

/** What a route that no definition makes says of itself: `config: { describes: {…} }`. */
export interface Description {
  summary: string;
  description?: string;
  /** The heading it stands under. */
  tag: string;
  body?: JsonSchema;
  query?: Readonly<Record<string, JsonSchema>>;
  /** What stands in `data`. */
  data?: JsonSchema;
  /** The whole answer, where it is not the envelope: by content type. */
  answer?: Readonly<Record<string, JsonSchema>>;
  status?: number;
  /** Refusals beside 401, 403 and 500. */
  refusals?: readonly number[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route is, for /api/openapi.json. A route that a definition makes needs none. */
    describes?: Description;
  }
}
