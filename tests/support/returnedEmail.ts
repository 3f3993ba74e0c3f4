/** What a notice says of one recipient (RFC 3464). */
export interface Notified {
  action?: string;
  status?: string;
  diagnostic?: string;
}

/** A notice of a mail server about an email, as it comes by mail to `to`. */
export function returnedEmail(
  to: string,
  {
    action = 'failed',
    status = '5.1.1',
    diagnostic = 'smtp; 550 5.1.1 <sales@harvest.test>:\r\n Recipient address rejected',
  }: Notified = {},
): string {
  const part = (type: string, text: string) => `--parts\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  return [
    `From: Mail Delivery System <MAILER-DAEMON@mx.harvest.test>\r\nTo: ${to}\r\nSubject: Undelivered Mail Returned to Sender\r\n`,
    'MIME-Version: 1.0\r\nContent-Type: multipart/report; report-type=delivery-status; boundary="parts"\r\n\r\n',
    part('text/plain; charset=us-ascii', 'This is the mail system. I am sorry.'),
    part(
      'message/delivery-status',
      `Reporting-MTA: dns; mx.harvest.test\r\n\r\nFinal-Recipient: rfc822; sales@harvest.test\r\nAction: ${action}\r\nStatus: ${status}\r\n` +
        `Diagnostic-Code: ${diagnostic}\r\n`,
    ),
    part('message/rfc822', 'From: no-reply@countinghouse.test\r\nTo: someone@else.test\r\nSubject: Purchase order\r\n\r\nHello'),
    '--parts--\r\n',
  ].join('');
}
