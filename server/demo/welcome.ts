import { demoPassword } from './businesses.ts';

const signIns = [
  ['owner@demo.test', 'business owner, three establishments'],
  ['manager@demo.test', 'one establishment; no costs, no roles'],
  ['staff@demo.test', 'may list products and see orders'],
  ['nobody@demo.test', 'no permission at all'],
  ['owner@other.test', 'owner of another business'],
  ['admin@demo.test', 'super-admin of the platform'],
] as const;

/** What stands in the terminal once a host with demo data answers. */
export function welcome(address: string): string {
  const width = Math.max(...signIns.map(([email]) => email.length));
  const lines = signIns.map(([email, who]) => `    ${email.padEnd(width)}  ${who}`);
  return ['', `  Countinghouse answers at ${address}`, '', `  Demo data. Sign in with the password ${demoPassword} as`, ...lines, ''].join(
    '\n',
  );
}
