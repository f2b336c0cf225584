import { createTransport } from 'nodemailer'
import type { Log } from '../log.ts'
import type { EngineSettings } from '../settings.ts'

/** One mail of plain text. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Delivers mails through a server of SMTP. Rejects when the server did not take the mail. */
export interface MailSender {
  send(mail: Mail): Promise<void>
  /** Waits for mails under way, then lets go of the connections. */
  close(): Promise<void>
}

const timeoutMs = 15_000
const triesPerMail = 2

/** The mail server of the settings, or undefined when there is none. */
export function openMailSender({ SMTP_URL, MAIL_FROM }: EngineSettings, log: Log): MailSender | undefined {
  if (!SMTP_URL) return undefined
  const transport = createTransport(
    {
      url: SMTP_URL,
      pool: true,
      maxConnections: 4,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    },
    { from: MAIL_FROM },
  )
  const underWay = new Set<Promise<void>>()

  const sendWithRetry = async (mail: Mail): Promise<void> => {
    for (let left = triesPerMail - 1; ; left--) {
      try {
        await transport.sendMail(mail)
        return
      } catch (error) {
        if (left === 0) throw error
        log.warn({ err: error }, 'a mail is tried again')
      }
    }
  }

  return {
    send(mail) {
      const sending = sendWithRetry(mail).finally(() => underWay.delete(sending))
      underWay.add(sending)
      return sending
    },
    async close() {
      await Promise.allSettled(underWay)
      transport.close()
    },
  }
}
