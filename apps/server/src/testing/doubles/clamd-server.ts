import { once } from 'node:events'
import { createServer } from 'node:net'

/** clamd of ClamAV as far as INSTREAM: what holds `VIRUS` is infected. */
export interface ClamdServer {
  readonly address: string
  /** Sizes of the files that were looked into. */
  readonly looked: readonly number[]
  close(): Promise<void>
}

const command = Buffer.from('zINSTREAM\0')

/** The file in what was sent so far; undefined before its end. */
function fileIn(sent: Buffer): Buffer | undefined {
  const pieces: Buffer[] = []
  for (let at = command.byteLength; at + 4 <= sent.byteLength; ) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces)
    pieces.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** Starts on a free port. Files of more than `streamMaxBytes` are too long for it. */
export async function startClamdServer(streamMaxBytes = Number.POSITIVE_INFINITY): Promise<ClamdServer> {
  const looked: number[] = []
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      sent = Buffer.concat([sent, chunk])
      if (sent.byteLength > streamMaxBytes) return socket.end('INSTREAM size limit exceeded. ERROR\0')
      const file = fileIn(sent)
      if (!file) return
      looked.push(file.byteLength)
      socket.end(file.includes('VIRUS') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('clamd has no port')
  return {
    address: `127.0.0.1:${address.port}`,
    looked,
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
}
