import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

/** One request a provider of text messages got. */
export interface ProviderRequest {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A provider of text messages that keeps what it is asked. */
export interface SmsServer {
  readonly url: string
  readonly requests: readonly ProviderRequest[]
  close(): Promise<void>
}

/** Starts on a free port; answers `statuses` one after the other, then 201. 0: no answer at all. */
export async function startSmsServer(statuses: readonly number[] = []): Promise<SmsServer> {
  const requests: ProviderRequest[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const status = statuses[requests.length] ?? 201
      requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
      if (status !== 0) response.writeHead(status, { 'content-type': 'application/json' }).end('{"code":21211}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The provider has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
