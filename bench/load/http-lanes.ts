import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

interface Post {
  readonly path: string
  readonly token: string
  readonly body: string
  /** Idempotency-Key */
  readonly key?: string
  readonly onAnswer: (body: string) => void
}

/** Keep-alive connections to one server, one request at a time on each; what finds none free waits its turn. */
export class HttpLanes {
  readonly #free: Lane[] = []
  readonly #all: Lane[] = []
  readonly #waiting: Post[] = []

  static async open(port: number, count: number): Promise<HttpLanes> {
    const lanes = new HttpLanes()
    for (let index = 0; index < count; index++) {
      const stream = connect({ port, host: '127.0.0.1', noDelay: true })
      await once(stream, 'connect')
      const lane = new Lane(stream, () => lanes.#next(lane))
      lanes.#all.push(lane)
      lanes.#free.push(lane)
    }
    return lanes
  }

  post(request: Post): void {
    const lane = this.#free.shift()
    if (lane) lane.post(request)
    else this.#waiting.push(request)
  }

  #next(lane: Lane): void {
    const request = this.#waiting.shift()
    if (request) lane.post(request)
    else this.#free.push(lane)
  }

  close(): void {
    for (const lane of this.#all) lane.close()
  }
}

const headEnd = '\r\n\r\n'

class Lane {
  readonly #stream: Socket
  readonly #onFree: () => void
  #unread = ''
  #request: Post | undefined

  constructor(stream: Socket, onFree: () => void) {
    this.#stream = stream
    this.#onFree = onFree
    stream.setEncoding('latin1')
    stream.on('data', (text: string) => this.#read(text))
    // The answers that never come are missed by whoever counts them.
    stream.on('error', () => {})
  }

  post(request: Post): void {
    this.#request = request
    const { path, token, body, key } = request
    const keyed = key === undefined ? '' : `\r\nIdempotency-Key: ${key}`
    const head = `Host: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json${keyed}`
    this.#stream.write(`POST ${path} HTTP/1.1\r\n${head}\r\nContent-Length: ${body.length}${headEnd}${body}`)
  }

  #read(text: string): void {
    this.#unread += text
    const end = this.#unread.indexOf(headEnd)
    if (end < 0) return
    const [, length] = /content-length: (\d+)/i.exec(this.#unread.slice(0, end)) ?? []
    if (length === undefined) throw new Error(`an answer without its length: ${this.#unread.slice(0, end)}`)
    const bodyAt = end + headEnd.length
    if (this.#unread.length < bodyAt + Number(length)) return
    const body = this.#unread.slice(bodyAt, bodyAt + Number(length))
    this.#unread = ''
    const request = this.#request
    this.#onFree()
    request?.onAnswer(body)
  }

  close(): void {
    this.#stream.destroy()
  }
}
