import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { sharedModule } from './sharedModule.js';

const PAGE_BYTES = 65_536;
/** As PGlite makes its memory itself. */
const LEAST_PAGES = 128 * ((1024 * 1024) / PAGE_BYTES);
const MAX_PAGES = 2048 * ((1024 * 1024) / PAGE_BYTES);

/**
 * Makes PGlite stop a query on demand. PostgreSQL looks at a mark in its memory wherever it can stop; as PGlite comes, nobody can set it,
 * because the thread is busy with the query itself. Here the memory is one that the host's thread sees too. What is loaded into it later
 * (extensions) has to be made for such a memory as well.
 * @returns an extension for PGlite, and, once it is open, `marks`: the memory and where in it the two marks stand
 */
export function interrupts() {
  const memory = new WebAssembly.Memory({ initial: LEAST_PAGES, maximum: MAX_PAGES, shared: true });
  let exported;
  loadSharedModules(memory);
  const instantiateWasm = (imports, done) => {
    void engineModule()
      .then((module) => WebAssembly.instantiate(module, imports).then((instance) => ({ module, instance })))
      .then(({ module, instance }) => {
        exported = instance.exports;
        done(instance, module);
      });
    return {};
  };
  return {
    extension: {
      name: 'interrupts',
      setup: async (_pglite, options) => ({ emscriptenOpts: { ...options, wasmMemory: memory, instantiateWasm } }),
    },
    marks: () => ({ memory, addresses: [exported.QueryCancelPending.value, exported.InterruptPending.value] }),
  };
}

async function engineModule() {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(sharedModule(await readFile(join(folder, 'pglite.wasm')), MAX_PAGES));
}

/** Modules that are loaded into this memory are made for it; all others stay as they are. */
function loadSharedModules(memory) {
  const { Module, Instance, instantiate } = WebAssembly;
  const sources = new WeakMap();
  const isFor = (imports) => imports?.env?.memory === memory;
  WebAssembly.Module = new Proxy(Module, {
    construct(target, [source]) {
      const module = new target(source);
      sources.set(module, source);
      return module;
    },
  });
  WebAssembly.Instance = new Proxy(Instance, {
    construct: (target, [module, imports]) =>
      new target(isFor(imports) && sources.has(module) ? new Module(sharedModule(sources.get(module), MAX_PAGES)) : module, imports),
  });
  WebAssembly.instantiate = (source, imports) =>
    instantiate(isFor(imports) && !(source instanceof Module) ? sharedModule(source, MAX_PAGES) : source, imports);
}
