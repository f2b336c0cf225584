import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type PushNotice, type PushSubscription, pushNotice } from '@cliffhanger/contract/push/schemas.ts'

/** A notification as it arrived, opened with the keys of its browser. */
export interface ArrivedNotice {
  readonly endpoint: string
  readonly notice: PushNotice
  readonly headers: IncomingHttpHeaders
  readonly atMs: number
}

/** A double of the push service of a browser: takes what is posted and opens it as the browser would. */
export interface PushServiceDouble {
  readonly origin: string
  readonly arrived: ArrivedNotice[]
  /** What it answers at an endpoint; 201 unless a test says otherwise. */
  answer: (endpoint: string) => number | Promise<number>
  /** Makes a browser that subscribed. */
  newBrowser(): PushSubscription
  close(): Promise<void>
}

interface Browser {
  readonly keys: ECDH
  readonly auth: Buffer
}

export async function startPushService(): Promise<PushServiceDouble> {
  const browsers = new Map<string, Browser>()
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(request)
    const endpoint = `${double.origin}${request.url}`
    const browser = browsers.get(endpoint)
    const status = browser ? await double.answer(endpoint) : 404
    if (browser && status === 201) {
      const notice = pushNotice.parse(JSON.parse(open(body, browser).toString()))
      double.arrived.push({ endpoint, notice, headers: request.headers, atMs: performance.now() })
    }
    response.writeHead(status).end()
  }
  const server = createServer((request, response) => void reply(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The double has no port')
  const double: PushServiceDouble = {
    origin: `http://127.0.0.1:${address.port}`,
    arrived: [],
    answer: () => 201,
    newBrowser() {
      const endpoint = `${double.origin}/${randomUUID()}`
      const browser = { keys: createECDH('prime256v1'), auth: randomBytes(16) }
      const p256dh = browser.keys.generateKeys('base64url')
      browsers.set(endpoint, browser)
      return { endpoint, p256dh, auth: browser.auth.toString('base64url') }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return double
}

/** Opens a body of `aes128gcm` (RFC 8188) with keys of Web Push (RFC 8291). */
function open(body: Buffer, { keys, auth }: Browser): Buffer {
  const salt = body.subarray(0, 16)
  const senderKey = body.subarray(21, 21 + body.readUInt8(20))
  const sealed = body.subarray(21 + senderKey.length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32))
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2))
}
