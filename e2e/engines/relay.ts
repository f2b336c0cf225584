import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A way to the platform that can be cut, in whatever engine: who goes by it loses every connection and gets no new one. */
export interface Relay {
  /** The platform by this way. */
  readonly url: string
  readonly cut: () => void
  readonly mend: () => void
  readonly close: () => void
}

/** `delayMs`: how long what the platform says is on its way; another time for each piece, as on the air. */
export function openRelay(platform: string, delayMs: () => number = () => 0): Promise<Relay> {
  const { port } = new URL(platform)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      open.add(from)
      if (from === far) pass(from, to, delayMs)
      else from.pipe(to)
      from.once('error', () => to.destroy())
      from.once('close', () => {
        open.delete(from)
        to.destroy()
      })
    }
  })
  const dropAll = (): void => {
    for (const socket of open) socket.destroy()
  }
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const own = typeof address === 'object' && address ? address.port : 0
      resolve({
        url: `http://localhost:${own}`,
        cut: () => {
          isCut = true
          dropAll()
        },
        mend: () => {
          isCut = false
        },
        close: () => {
          server.close()
          dropAll()
        },
      })
    })
  })
}

/** Hands on what one socket hears, in order and late. */
function pass(from: Socket, to: Socket, delayMs: () => number): void {
  let before = Promise.resolve()
  const later = (action: () => void): void => {
    const arrival = sleep(delayMs())
    before = before.then(() => arrival).then(action)
  }
  from.on('data', (piece: Buffer) => later(() => void to.write(piece)))
  from.on('end', () => later(() => void to.end()))
}
