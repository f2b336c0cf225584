type Reply = Readonly<Record<string, unknown>>

interface Waiting {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

/** A connection that speaks WebDriver BiDi. */
export interface Bidi {
  /** Gives a command and resolves with its result; rejects with what the browser says against it. */
  readonly send: (method: string, params?: object) => Promise<Reply>
  readonly onEvent: (listener: (method: string, params: Reply) => void) => void
  readonly close: () => void
}

/** Connects to a browser that listens. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, Waiting>()
  const listeners: ((method: string, params: Reply) => void)[] = []
  let lastId = 0
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`${address} does not answer`)), { once: true })
  })
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data))
    if (frame.type === 'event') return listeners.forEach((listener) => listener(frame.method, frame.params))
    const requested = waiting.get(frame.id)
    waiting.delete(frame.id)
    if (frame.type === 'success') requested?.resolve(frame.result)
    else requested?.reject(new Error(`${frame.error}: ${frame.message}`))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has gone'))
    waiting.clear()
  })
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        lastId += 1
        waiting.set(lastId, { resolve, reject })
        socket.send(JSON.stringify({ id: lastId, method, params }))
      }),
    onEvent: (listener) => void listeners.push(listener),
    close: () => socket.close(),
  }
}
