import { createTransport } from 'nodemailer'
import { wordsOf } from '../../platform/http/error-words.ts'
import { type Check, fail, ok, warn } from '../check.ts'

const timeoutMs = 10_000

/** Signs in at the mail server without sending anything. */
export const mail: Check = {
  subject: 'mail',
  async run({ settings: { SMTP_URL, MAIL_FROM } }) {
    if (SMTP_URL === '') return [warn('mail', 'none', 'Set SMTP_URL, or nobody gets a code by mail.')]
    const patience = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
    const transport = createTransport({ url: SMTP_URL, ...patience })
    try {
      await transport.verify()
    } catch (error) {
      return [fail('mail', wordsOf(error), 'Fix SMTP_URL (smtp://user:password@host:port).')]
    } finally {
      transport.close()
    }
    return MAIL_FROM.includes('@localhost')
      ? [warn('mail', `signs in; mails come from ${MAIL_FROM}`, 'Set MAIL_FROM to an address of your own domain.')]
      : [ok('mail', `signs in; mails come from ${MAIL_FROM}`)]
  },
}
