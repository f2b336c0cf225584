import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** Mails of the platforms under test, by whom they are for: workers are processes of their own. */
const folder = fileURLToPath(new URL('./.out/mails/', import.meta.url))
const fileOf = (contact: string): string => join(folder, encodeURIComponent(contact.toLowerCase()))

/** A mail server that keeps the newest mail for each address. Answers its address for `SMTP_URL`, and what ends it. */
export async function startMailbox(): Promise<{ readonly url: string; readonly stop: () => void }> {
  mkdirSync(folder, { recursive: true })
  const server = createServer((socket) => void converse(socket))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The mailbox has no port')
  return { url: `smtp://127.0.0.1:${address.port}`, stop: () => server.close() }
}

/** What SMTP needs to take mails: each command is answered yes. */
async function converse(socket: Socket): Promise<void> {
  const say = (line: string): boolean => socket.write(`${line}\r\n`)
  socket.on('error', () => socket.destroy())
  let readers: string[] = []
  let mail: string[] | undefined
  say('220 mailbox')
  for await (const line of createInterface({ input: socket })) {
    if (mail && line !== '.') mail.push(line)
    else if (mail) {
      for (const reader of readers) writeFileSync(fileOf(reader), mail.join('\n'))
      mail = undefined
      readers = []
      say('250 kept')
    } else if (/^DATA/i.test(line)) {
      mail = []
      say('354 go on')
    } else if (/^QUIT/i.test(line)) {
      say('221 bye')
      socket.end()
    } else {
      const [, reader] = /^RCPT TO:<([^>]+)>/i.exec(line) ?? []
      if (reader) readers.push(reader)
      say('250 ok')
    }
  }
}

const patienceMs = 15_000

/** The code of the newest mail for an address, which is taken away: the next one is waited for. Fails where none comes. */
export async function mailedCode(contact: string): Promise<string> {
  for (const startedMs = Date.now(); Date.now() - startedMs < patienceMs; await sleep(100)) {
    const [, code] = /(?:^|\s)(\d{6})[.\s]/m.exec(bodyOf(readMail(contact))) ?? []
    if (code) {
      rmSync(fileOf(contact), { force: true })
      return code
    }
  }
  throw new Error(`No mail with a code came for ${contact}`)
}

const readMail = (contact: string): string => {
  try {
    return readFileSync(fileOf(contact), 'utf8')
  } catch {
    return ''
  }
}

/** The text of a mail, whose headers hold other numbers. */
const bodyOf = (mail: string): string => {
  const end = mail.indexOf('\n\n')
  const body = end === -1 ? '' : mail.slice(end)
  return /content-transfer-encoding: base64/i.test(mail) ? Buffer.from(body, 'base64').toString() : body
}
