import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const headEnd = '\r\n\r\n'

type OnFrame = (text: string, socket: RawSocket) => void

/** A WebSocket made by hand: it costs the generator little beside the server that shares its cores. */
export class RawSocket {
  /** Called with each frame's payload as Latin-1 text, which is all a generator needs to find its marks. */
  onFrame: OnFrame = () => {}
  readonly #stream: Socket
  #unread: Buffer = Buffer.alloc(0)

  private constructor(stream: Socket) {
    this.#stream = stream
  }

  /** Connects to 127.0.0.1 and waits for the upgrade; frames that follow at once are heard by `onFrame`. */
  static async open(port: number, path: string, onFrame: OnFrame = () => {}): Promise<RawSocket> {
    const stream = connect({ port, host: '127.0.0.1', noDelay: true })
    await once(stream, 'connect')
    const key = randomBytes(16).toString('base64')
    const head = ['Host: 127.0.0.1', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13']
    stream.write(`GET ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\nSec-WebSocket-Key: ${key}${headEnd}`)
    const socket = new RawSocket(stream)
    socket.onFrame = onFrame
    await socket.#upgraded()
    return socket
  }

  #upgraded(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#stream.once('error', reject)
      this.#stream.once('close', () => reject(new Error('the socket was closed before its upgrade')))
      const readHead = (bytes: Buffer) => {
        this.#unread = Buffer.concat([this.#unread, bytes])
        const end = this.#unread.indexOf(headEnd)
        if (end < 0) return
        this.#stream.off('data', readHead)
        const head = this.#unread.toString('latin1', 0, end)
        if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(head))
        const rest = this.#unread.subarray(end + headEnd.length)
        this.#unread = Buffer.alloc(0)
        this.#stream.on('error', () => {})
        this.#stream.on('data', (more: Buffer) => this.#read(more))
        resolve()
        this.#read(rest)
      }
      this.#stream.on('data', readHead)
    })
  }

  #read(bytes: Buffer): void {
    const data = this.#unread.length > 0 ? Buffer.concat([this.#unread, bytes]) : bytes
    let at = 0
    for (let frame = frameAt(data, at); frame; frame = frameAt(data, at)) {
      at = frame.end
      this.onFrame(data.toString('latin1', frame.start, frame.end), this)
    }
    this.#unread = data.subarray(at)
  }

  /** Sends a frame of less than 64 kB. It is masked with zeros, which is legal and costs nothing. */
  notify(frame: object): void {
    const payload = Buffer.from(JSON.stringify(frame))
    const head = Buffer.from([0x82, 0x80 | 126, payload.length >> 8, payload.length & 255, 0, 0, 0, 0])
    this.#stream.write(Buffer.concat([head, payload]))
  }

  close(): void {
    this.#stream.destroy()
  }
}

/** Where the payload of the frame that begins at `at` lies; undefined while it is not all there. */
function frameAt(data: Buffer, at: number): { start: number; end: number } | undefined {
  const left = data.length - at
  if (left < 2) return undefined
  const short = data.readUInt8(at + 1) & 127
  const headLength = short < 126 ? 2 : short === 126 ? 4 : 10
  if (left < headLength) return undefined
  const length = short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2))
  const start = at + headLength
  return data.length < start + length ? undefined : { start, end: start + length }
}
