import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SocketDevice } from '../testing/socket-device.ts'
import { alreadyOpen, NotConnected } from './socket.ts'

const heart = { action: 'heart' }

let device: SocketDevice

beforeEach(() => {
  vi.useFakeTimers()
  device = new SocketDevice()
})
afterEach(() => {
  device.socket.close()
  vi.useRealTimers()
})

describe('connection', () => {
  it('S-29: carries the token in the query and sends a heartbeat every 2500 ms after open', () => {
    device.start()
    expect(device.latest.url).toBe('ws://a/ws?device_id=device-1&lang=vi')
    expect(device.latest.protocols).toEqual(['cliffhanger', 'token.first'])
    vi.advanceTimersByTime(10_000)
    expect(device.latest.sent).toEqual([])
    device.latest.greets()
    vi.advanceTimersByTime(5000)
    expect(device.latest.sent).toEqual([heart, heart])
    expect(device.states).toEqual(['connecting', 'connected'])
    expect(device.frames).toEqual(['hello mine'])
  })

  it('S-33: refuses to send while not connected', () => {
    device.start()
    expect(() => device.socket.send({ action: 'logout' })).toThrow(NotConnected)
  })

  it('S-34: a connection that is open or on its way counts as connected', () => {
    device.start()
    expect(device.socket.connect()).toBe(alreadyOpen)
    device.latest.greets()
    expect(device.socket.connect()).toBe(-1402)
    expect(device.opened).toHaveLength(1)
  })

  it('E-14: gives an attempt up after 60 s', () => {
    device.start()
    vi.advanceTimersByTime(60_000)
    expect(device.latest.isClosedByClient).toBe(true)
    expect(device.states).toEqual(['connecting', 'waiting'])
  })

  it('ignores what is no frame, and passes on what it does not know', () => {
    device.start()
    device.latest.greets()
    device.latest.says([1])
    device.latest.says({ action: 'news_of_tomorrow', ts: 1, data: {} })
    expect(device.frames).toEqual(['hello mine', 'news_of_tomorrow'])
  })
})

describe('reconnecting', () => {
  it('S-32, S-30: reconnects 5000 ms after 15 heartbeats without any frame', () => {
    device.start()
    device.latest.greets()
    vi.advanceTimersByTime(2500 * 15)
    expect(device.latest.isClosedByClient).toBe(false)
    vi.advanceTimersByTime(2500)
    expect(device.latest.isClosedByClient).toBe(true)
    expect(device.latest.sent).toHaveLength(15)
    vi.advanceTimersByTime(4999)
    expect(device.opened).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(device.opened).toHaveLength(2)
  })

  it('S-32: whatever frame comes sets the count of misses to 0', () => {
    device.start()
    device.latest.greets()
    for (let round = 0; round < 5; round++) {
      vi.advanceTimersByTime(2500 * 14)
      device.latest.says(heart)
    }
    expect(device.latest.isClosedByClient).toBe(false)
  })

  it.each([
    [0, 4000],
    [1, 6000],
  ])('A-14: the delay is up to a fifth shorter or longer (%i)', (random, delayMs) => {
    device.random = random
    device.start()
    device.latest.isClosedWith(1006)
    vi.advanceTimersByTime(delayMs - 1)
    expect(device.opened).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(device.opened).toHaveLength(2)
  })

  it('A-14: after a full cycle goes on every 60 s, one address after the other, and connects when one is back', () => {
    device.start(['ws://a/ws', 'ws://b/ws'])
    device.failAll()
    const states = device.states.length
    const hosts = []
    for (let minute = 0; minute < 3; minute++) {
      const before = device.opened.length
      // `failAll` let 5 s pass already.
      vi.advanceTimersByTime(minute === 0 ? 54_000 : 59_000)
      expect(device.opened).toHaveLength(before)
      vi.advanceTimersByTime(1000)
      hosts.push(new URL(device.latest.url).host)
      if (minute < 2) device.latest.isClosedWith(1006)
    }
    expect(hosts).toEqual(['a', 'b', 'a'])
    expect(device.states).toHaveLength(states)
    device.latest.greets()
    expect(device.state).toBe('connected')
  })

  it('A-14: tries at once when the network or the page comes back, not before 4429 allows it', () => {
    device.start()
    device.latest.isClosedWith(1006)
    device.socket.resume()
    expect(device.opened).toHaveLength(2)
    device.latest.greets()
    device.socket.resume()
    device.latest.isClosedWith(4429)
    device.socket.resume()
    expect(device.opened).toHaveLength(2)
    vi.advanceTimersByTime(30_000)
    device.failAll()
    const before = device.opened.length
    device.socket.resume()
    expect(device.opened).toHaveLength(before + 1)
    expect(device.state).toBe('connecting')
  })

  it('S-30: tries each address 5 times, then stops', () => {
    device.start(['ws://a/ws', 'ws://b/ws'])
    expect(device.failAll()).toEqual(['a', 'a', 'a', 'a', 'a', 'b', 'b', 'b', 'b', 'b'])
    expect(device.state).toBe('stopped')
  })

  it('counts an address that is none as failed', () => {
    device.start(['nonsense', 'ws://b/ws'])
    vi.advanceTimersByTime(25_000)
    expect(device.latest.url).toContain('ws://b')
  })

  it('S-35: a tap or a return to the foreground starts a new cycle', () => {
    device.start()
    device.failAll()
    device.socket.resume()
    expect(device.failAll()).toHaveLength(5)
    device.socket.connect()
    expect(device.state).toBe('connecting')
  })

  it('counts attempts anew from the address that greeted', () => {
    device.start(['ws://a/ws', 'ws://b/ws'])
    for (let attempt = 0; attempt < 5; attempt++) {
      device.latest.isClosedWith(1006)
      vi.advanceTimersByTime(5000)
    }
    device.latest.greets()
    device.latest.isClosedWith(1011)
    vi.advanceTimersByTime(5000)
    expect(device.failAll()).toEqual(['b', 'b', 'b', 'b', 'b', 'a', 'a', 'a', 'a', 'a'])
  })

  it('S-31: does not reconnect after a manual close', () => {
    device.start()
    device.latest.greets()
    device.socket.close()
    vi.advanceTimersByTime(120_000)
    expect(device.opened).toHaveLength(1)
    expect(device.state).toBe('idle')
  })

  it.each([
    [1000, 'idle'],
    [4409, 'replaced'],
  ])('does not reconnect after close code %i', (code, state) => {
    device.start()
    device.latest.greets()
    device.latest.isClosedWith(code)
    vi.advanceTimersByTime(120_000)
    expect(device.opened).toHaveLength(1)
    expect(device.state).toBe(state)
  })

  it.each([1001, 1011, 4408])('reconnects after close code %i', (code) => {
    device.start()
    device.latest.greets()
    device.latest.isClosedWith(code)
    vi.advanceTimersByTime(5000)
    expect(device.opened).toHaveLength(2)
  })

  it('waits 30 s after too many frames (4429)', () => {
    device.start()
    device.latest.greets()
    device.latest.isClosedWith(4429)
    vi.advanceTimersByTime(29_999)
    expect(device.opened).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(device.opened).toHaveLength(2)
  })
})
