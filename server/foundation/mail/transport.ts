import type { Transporter } from 'nodemailer';
import type { Sender } from '#/server/config/sender.ts';
import type { Traced } from '#/server/foundation/traced.ts';
import type { Transport } from './message.ts';
import { closed, messageOf } from './message.ts';
import { Outbox } from './outbox.ts';

/** How emails leave: by the mail server where there is one, else into a folder, and never into the folder because the server failed. */
export function transportOf({ smtpUrl, from, dataDir }: { smtpUrl: string | undefined; from: Sender; dataDir: string }): Transport {
  if (smtpUrl === undefined) return new Outbox(dataDir, from);
  // Made with the first email: a host starts without it.
  let transport: Promise<Transporter> | undefined;
  const { hostname, port } = new URL(smtpUrl);
  return {
    destination: port ? `${hostname}:${port}` : hostname,
    async carry(email, id, back) {
      transport ??= transporterOf(smtpUrl);
      await (await transport).sendMail(messageOf(email, { id, from, back }));
    },
  };
}

/** The same one, each email told to whoever traces: not to whom it goes, nor what it says. */
export const tracedTransport = (transport: Transport, traced: Traced): Transport => ({
  destination: transport.destination,
  carry: (...email) => traced({ name: 'email handed over', isOutside: true }, () => transport.carry(...email)),
});

async function transporterOf(url: string): Promise<Transporter> {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport({ url, ...patience, ...closed });
}

/** How long a mail server may be silent, in milliseconds. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
