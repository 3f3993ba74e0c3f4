import type { Answer } from '#/tests/support/app.ts';
import type { Shape } from '#/tests/support/shape.ts';
import type { Caller, SpecifiedWorld } from '#/tests/support/specifiedWorld.ts';

type Body = Readonly<Record<string, unknown>>;

/** A call of specification §7, with what the API contract says where the specification is silent. */
export interface SpecifiedCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `{id}` stands for a record. */
  path: string;
  /** Which of several things it is about, where calls share a path. */
  about?: string;
  /** By default the owner of a business. */
  as?: Caller;
  /** What must be there before. */
  before?: (world: SpecifiedWorld) => Promise<unknown>;
  id?: (world: SpecifiedWorld) => Promise<number | string> | number | string;
  sends?: (world: SpecifiedWorld) => Promise<Body> | Body;
  /** Keys of the body without which the call is refused at just this key. */
  needs?: readonly string[];
  /** The status of such a refusal; 422 by default. */
  refusedWith?: number;
  /** 200 by default. */
  status?: number;
  /** What `data` must be; not looked at where it is not said. */
  data?: Shape | null;
  /** What the answer must be beside `data`. */
  beside?: Shape;
  /** Whether `data` is a page of a longer list. */
  pages?: boolean;
  message?: string;
  /** The media type of a file. */
  file?: string;
  /** What else the answer shows. @throws where it does not */
  shows?: (answer: Answer, world: SpecifiedWorld, sent: Body) => Promise<void> | void;
}

/** Says the establishment of the data, and what is given. */
export const here =
  (more: Body = {}) =>
  ({ here: establishment_id }: SpecifiedWorld): Body => ({ establishment_id, ...more });

/** A page of rows. */
export const aPage = (row: Shape) => ({ data: { list: [row] }, pages: true }) as const;
