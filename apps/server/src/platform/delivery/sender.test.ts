import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from '../../settings.ts'
import { startMailServer } from '../../testing/doubles/mail-server.ts'
import { openLog } from '../log.ts'
import { openMailSender } from './sender.ts'

const silent = openLog('silent')
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function start(refusals = 0) {
  const server = await startMailServer(refusals)
  closers.push(() => server.close())
  const settings = readSettings({ SMTP_URL: server.url, MAIL_FROM: 'Cliffhanger <codes@cliffhanger.example>' })
  const sender = openMailSender(settings, silent)
  if (!sender) throw new Error('no sender')
  closers.push(() => sender.close())
  return { sender, mails: server.mails }
}

const mail = { to: 'linh@mail.example', subject: 'Your code: 123456', text: 'Your verification code is 123456.' }

describe('mail by SMTP', () => {
  it('is absent without a server', () => {
    expect(openMailSender(readSettings({}), silent)).toBeUndefined()
  })

  it('reaches a real mail server', async () => {
    const { sender, mails } = await start()
    await sender.send(mail)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('To: linh@mail.example')
    expect(mails[0]).toContain('From: Cliffhanger <codes@cliffhanger.example>')
    expect(mails[0]).toContain('Your verification code is 123456.')
  })

  it('is tried twice, then rejects', async () => {
    const once = await start(1)
    await once.sender.send(mail)
    expect(once.mails).toHaveLength(1)
    const never = await start(2)
    await expect(never.sender.send(mail)).rejects.toThrow()
    expect(never.mails).toHaveLength(0)
  })
})
