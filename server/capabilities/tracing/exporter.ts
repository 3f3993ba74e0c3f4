import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { valuesIn } from '#/model/values/shapes.ts';

/** Sends spans by another exporter, and says once that the collector does not take them, and once that it does again. */
export class ToldExporter implements SpanExporter {
  readonly #collector: SpanExporter;
  readonly #tell: (sentence: string) => void;
  #isAway = false;

  constructor(collector: SpanExporter, tell: (sentence: string) => void) {
    this.#collector = collector;
    this.#tell = tell;
  }

  export(...[spans, done]: Parameters<SpanExporter['export']>): void {
    this.#collector.export(spans, (result) => {
      this.#note(result.code === 0 ? undefined : (result.error ?? new Error('it gave no reason')));
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#collector.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.#collector.forceFlush?.();
  }

  #note(error: Error | undefined): void {
    if (this.#isAway === (error !== undefined)) return;
    this.#isAway = error !== undefined;
    this.#tell(
      error
        ? `Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT (${reasonOf(error)}): they are lost until it takes them, and nothing waits for it`
        : 'Traces are sent to OTEL_EXPORTER_OTLP_ENDPOINT again',
    );
  }
}

/** A code where there is one: an error's text may name the address with its password. */
function reasonOf(error: Error): string {
  const { code, cause } = valuesIn(error);
  if (cause instanceof Error) return reasonOf(cause);
  return code === undefined ? error.name : String(code);
}
