import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A real mail server that keeps what it is given. */
export interface MailServer {
  readonly url: string
  /** Whole mails, headers included, in the order they came. */
  readonly mails: readonly string[]
  close(): Promise<void>
}

/** Starts on a free port; the first `refusals` mails are turned away. */
export async function startMailServer(refusals = 0): Promise<MailServer> {
  const mails: string[] = []
  let left = refusals
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (left-- > 0) return done(new Error('try later'))
        mails.push(Buffer.concat(parts).toString())
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mail server has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
