import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { openLog } from './log.ts'
import { openMailSender } from './sender.ts'
import { readSettings } from './settings.ts'

const silent = openLog('silent')
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A real mail server that keeps what it is given; the first `refusals` mails are turned away. */
async function startMailServer(refusals = 0): Promise<{ url: string; mails: string[] }> {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, mails }
}

function openSender(url: string) {
  const sender = openMailSender(
    readSettings({ SMTP_URL: url, MAIL_FROM: 'Cliffhanger <codes@cliffhanger.example>' }),
    silent,
  )
  if (!sender) throw new Error('no sender')
  closers.push(() => sender.close())
  return sender
}

const mail = { to: 'linh@mail.example', subject: 'Your code: 123456', text: 'Your verification code is 123456.' }

describe('mail by SMTP', () => {
  it('is absent without a server', () => {
    expect(openMailSender(readSettings({}), silent)).toBeUndefined()
  })

  it('reaches a real mail server', async () => {
    const { url, mails } = await startMailServer()
    await openSender(url).send(mail)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('To: linh@mail.example')
    expect(mails[0]).toContain('From: Cliffhanger <codes@cliffhanger.example>')
    expect(mails[0]).toContain('Your verification code is 123456.')
  })

  it('is tried twice, then rejects', async () => {
    const once = await startMailServer(1)
    await openSender(once.url).send(mail)
    expect(once.mails).toHaveLength(1)
    const never = await startMailServer(2)
    await expect(openSender(never.url).send(mail)).rejects.toThrow()
    expect(never.mails).toHaveLength(0)
  })
})
