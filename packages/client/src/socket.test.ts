import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alreadyOpen, createSocket, NotConnected, type Socket, type SocketState } from './socket.ts'
import { FakeWebSocket } from './testing/fake-web-socket.ts'

const heart = { action: 'heart' }

let opened: FakeWebSocket[]
let states: SocketState[]
let frames: string[]
let endings: { code: number; message: string }[]
let token: string
let renewToken: (refused: string | undefined) => Promise<unknown>
let socket: Socket

beforeEach(() => {
  vi.useFakeTimers()
  opened = []
  states = []
  frames = []
  endings = []
  token = 'first'
  renewToken = async () => {
    token = 'second'
  }
})
afterEach(() => {
  socket.close()
  vi.useRealTimers()
})

const start = (addresses: readonly string[] = ['ws://a/ws']): void => {
  socket = createSocket({
    addresses: () => addresses,
    token: () => token,
    renewToken: (refused) => renewToken(refused),
    deviceId: 'device-1',
    onState: (state) => states.push(state),
    onHello: ({ session_id }) => frames.push(`hello ${session_id}`),
    onFrame: ({ action }) => frames.push(action),
    onSessionEnd: (end) => endings.push(end),
    openWebSocket: (url) => {
      if (!url.startsWith('ws')) throw new DOMException('no address', 'SyntaxError')
      const webSocket = new FakeWebSocket(url)
      opened.push(webSocket)
      return webSocket
    },
  })
  socket.connect()
}

const latest = (): FakeWebSocket => {
  const webSocket = opened.at(-1)
  if (!webSocket) throw new Error('nothing was opened')
  return webSocket
}

/** Lets attempts fail until nothing reconnects any more; tells the host of each attempt. */
const failAll = (): string[] => {
  const first = opened.length - 1
  for (let count = -1; count !== opened.length; vi.advanceTimersByTime(5000)) {
    count = opened.length
    latest().isClosedWith(1006)
  }
  return opened.slice(first).map(({ url }) => new URL(url).host)
}

describe('connection', () => {
  it('S-29: carries the token in the query and sends a heartbeat every 2500 ms after open', () => {
    start()
    expect(latest().url).toBe('ws://a/ws?token=first&device_id=device-1')
    vi.advanceTimersByTime(10_000)
    expect(latest().sent).toEqual([])
    latest().greets()
    vi.advanceTimersByTime(5000)
    expect(latest().sent).toEqual([heart, heart])
    expect(states).toEqual(['connecting', 'connected'])
    expect(frames).toEqual(['hello mine'])
  })

  it('S-33: refuses to send while not connected', () => {
    start()
    expect(() => socket.send({ action: 'logout' })).toThrow(NotConnected)
  })

  it('S-34: a connection that is open or on its way counts as connected', () => {
    start()
    expect(socket.connect()).toBe(alreadyOpen)
    latest().greets()
    expect(socket.connect()).toBe(-1402)
    expect(opened).toHaveLength(1)
  })

  it('E-14: gives an attempt up after 60 s', () => {
    start()
    vi.advanceTimersByTime(60_000)
    expect(latest().isClosedByClient).toBe(true)
    expect(states).toEqual(['connecting', 'waiting'])
  })

  it('ignores what is no frame, and passes on what it does not know', () => {
    start()
    latest().greets()
    latest().says([1])
    latest().says({ action: 'news_of_tomorrow', ts: 1, data: {} })
    expect(frames).toEqual(['hello mine', 'news_of_tomorrow'])
  })
})

describe('reconnecting', () => {
  it('S-32, S-30: reconnects 5000 ms after 15 heartbeats without any frame', () => {
    start()
    latest().greets()
    vi.advanceTimersByTime(2500 * 15)
    expect(latest().isClosedByClient).toBe(false)
    vi.advanceTimersByTime(2500)
    expect(latest().isClosedByClient).toBe(true)
    expect(latest().sent).toHaveLength(15)
    vi.advanceTimersByTime(4999)
    expect(opened).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(opened).toHaveLength(2)
  })

  it('S-32: any frame sets the count of misses to 0', () => {
    start()
    latest().greets()
    for (let round = 0; round < 5; round++) {
      vi.advanceTimersByTime(2500 * 14)
      latest().says(heart)
    }
    expect(latest().isClosedByClient).toBe(false)
  })

  it('S-30: tries each address 5 times, then stops', () => {
    start(['ws://a/ws', 'ws://b/ws'])
    expect(failAll()).toEqual(['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', 'b'])
    expect(states.at(-1)).toBe('stopped')
  })

  it('counts an address that is none as failed', () => {
    start(['nonsense', 'ws://b/ws'])
    vi.advanceTimersByTime(25_000)
    expect(latest().url).toContain('ws://b')
  })

  it('S-35: a tap or a return to the foreground starts a new cycle', () => {
    start()
    failAll()
    socket.resume()
    expect(failAll()).toHaveLength(5)
    socket.connect()
    expect(states.at(-1)).toBe('connecting')
  })

  it('counts attempts anew from the address that greeted', () => {
    start(['ws://a/ws', 'ws://b/ws'])
    for (let attempt = 0; attempt < 5; attempt++) {
      latest().isClosedWith(1006)
      vi.advanceTimersByTime(5000)
    }
    latest().greets()
    latest().isClosedWith(1011)
    vi.advanceTimersByTime(5000)
    expect(failAll()).toEqual(['b', 'b', 'b', 'b', 'b', 'a', 'a', 'a', 'a', 'a'])
  })

  it('S-31: does not reconnect after a manual close', () => {
    start()
    latest().greets()
    socket.close()
    vi.advanceTimersByTime(120_000)
    expect(opened).toHaveLength(1)
    expect(states.at(-1)).toBe('idle')
  })

  it.each([
    [1000, 'idle'],
    [4409, 'replaced'],
  ])('does not reconnect after close code %i', (code, state) => {
    start()
    latest().greets()
    latest().isClosedWith(code)
    vi.advanceTimersByTime(120_000)
    expect(opened).toHaveLength(1)
    expect(states.at(-1)).toBe(state)
  })

  it.each([1001, 1011, 4408])('reconnects after close code %i', (code) => {
    start()
    latest().greets()
    latest().isClosedWith(code)
    vi.advanceTimersByTime(5000)
    expect(opened).toHaveLength(2)
  })

  it('waits 30 s after too many frames (4429)', () => {
    start()
    latest().greets()
    latest().isClosedWith(4429)
    vi.advanceTimersByTime(29_999)
    expect(opened).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(opened).toHaveLength(2)
  })
})

describe('session', () => {
  it('refreshes an expired token (4401) once without counting an attempt', async () => {
    start()
    latest().isClosedWith(4401)
    await vi.advanceTimersByTimeAsync(0)
    expect(latest().url).toContain('token=second')
    expect(opened).toHaveLength(2)
    expect(failAll()).toHaveLength(5)
  })

  it('counts a failure when the fresh token is refused too', async () => {
    start()
    latest().isClosedWith(4401)
    await vi.advanceTimersByTimeAsync(0)
    latest().isClosedWith(4401)
    expect(opened).toHaveLength(2)
    vi.advanceTimersByTime(5000)
    expect(failAll()).toHaveLength(4)
  })

  it('stays away when the token cannot be refreshed', async () => {
    renewToken = () => Promise.reject(new Error('over'))
    start()
    latest().isClosedWith(4401)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(states.at(-1)).toBe('ended')
    expect(opened).toHaveLength(1)
  })

  it('obeys force_logout for this session only', () => {
    start()
    latest().greets('mine')
    latest().says({ action: 'force_logout', ts: 1, data: { code: 6001, msg: 'elsewhere', session_id: 'other' } })
    expect(states.at(-1)).toBe('connected')
    latest().says({ action: 'force_logout', ts: 1, data: { code: 6002, msg: 'disabled', session_id: 'mine' } })
    latest().isClosedWith(4403)
    vi.advanceTimersByTime(120_000)
    expect(endings).toEqual([{ code: 6002, message: 'disabled' }])
    expect(states.at(-1)).toBe('ended')
    expect(opened).toHaveLength(1)
  })

  it('takes close code 4403 for a revoked session', () => {
    start()
    latest().isClosedWith(4403)
    expect(endings).toEqual([{ code: 6001, message: '' }])
  })

  it('says logout and closes within 1 s', () => {
    start()
    latest().greets()
    socket.logout()
    expect(latest().sent).toEqual([{ action: 'logout' }])
    expect(latest().isClosedByClient).toBe(false)
    vi.advanceTimersByTime(1000)
    expect(latest().isClosedByClient).toBe(true)
    expect(states.at(-1)).toBe('idle')
  })
})
