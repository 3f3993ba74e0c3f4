/** Where the spans of traces go, and which share of traces is told. */
export interface TracingConfig {
  /** Of an OTLP receiver: `http://127.0.0.1:4318/v1/traces`. */
  address: string;
  /** 0 to 1. */
  share: number;
}

type Env = Readonly<Record<string, string | undefined>>;

const ALWAYS = 'parentbased_always_on';
const BY_SHARE = 'parentbased_traceidratio';

/**
 * What OpenTelemetry's own variables say, as far as they are understood here; its exporter reads those of headers, time and compression
 * itself. What is wrong with them is added to the problems, without a value that may hold a password.
 */
export function readTracing(env: Env, problems: string[]): TracingConfig | undefined {
  const of = (name: string) => env[name]?.trim() || undefined;
  const whole = of('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  const base = of('OTEL_EXPORTER_OTLP_ENDPOINT');
  const given = whole ?? base;
  if (given === undefined || of('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || of('OTEL_TRACES_EXPORTER') === 'none') return undefined;
  const before = problems.length;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    problems.push(
      `OTEL_EXPORTER_OTLP_${whole ? 'TRACES_' : ''}ENDPOINT must be the address of a collector that starts with https:// or http://, such as http://127.0.0.1:4318`,
    );
  const protocol = of('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? of('OTEL_EXPORTER_OTLP_PROTOCOL');
  if (protocol !== undefined && protocol !== 'http/json')
    problems.push(
      'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, or unset: spans are sent as JSON, which collectors take on their port of OTLP over HTTP (4318)',
    );
  const share = shareOf(of('OTEL_TRACES_SAMPLER') ?? ALWAYS, of('OTEL_TRACES_SAMPLER_ARG'), problems);
  return problems.length > before ? undefined : { address: whole ?? `${given.replace(/\/$/, '')}/v1/traces`, share };
}

function shareOf(sampler: string, given: string | undefined, problems: string[]): number {
  if (sampler === ALWAYS) return 1;
  if (sampler !== BY_SHARE) problems.push(`OTEL_TRACES_SAMPLER must be ${ALWAYS} or ${BY_SHARE}, not "${sampler}"`);
  const share = Number(given ?? '1');
  if (share >= 0 && share <= 1) return share;
  problems.push(`OTEL_TRACES_SAMPLER_ARG must be the share of traces that is told, from 0 to 1, not "${given}"`);
  return 1;
}
