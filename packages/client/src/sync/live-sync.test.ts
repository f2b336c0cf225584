import { headsQuestion, pullQuestion } from '@cliffhanger/contract/sync/schemas.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSocket, type Socket } from '../socket/socket.ts'
import { fakeFetch, type SeenRequest } from '../testing/fake-fetch.ts'
import { FakeWebSocket } from '../testing/fake-web-socket.ts'
import { MemoryStore } from '../testing/memory-store.ts'
import { MemoryTokens } from '../testing/memory-tokens.ts'
import { ModelServer } from '../testing/model-server.ts'
import { createTokenRefresher } from '../token-refresher.ts'
import { createTransport } from '../transport.ts'
import { type LiveSync, startLiveSync } from './live-sync.ts'

const chat = 'p_1_2'

let server: ModelServer
let store: MemoryStore
let opened: FakeWebSocket[]
let calls: string[]
let transient: string[]
let socket: Socket
let live: LiveSync

const requestPair = () => Promise.reject(new Error('not in this test'))

/** The questions over HTTP, answered by the same server. */
const handleCall = ({ url, body }: SeenRequest): Response => {
  calls.push(url)
  const heads = headsQuestion.safeParse(body).data
  const pull = pullQuestion.safeParse(body).data
  const data = heads ? server.heads(heads.after, heads.from) : pull && server.pull(pull.stream, pull.after_seq)
  return Response.json({ code: 200, msg: '', data })
}

const open = (): void => {
  const tokens = new MemoryTokens({ accessToken: 'a', refreshToken: 'r' })
  const refresher = createTokenRefresher({ tokens, requestPair, onSessionEnd: () => undefined })
  socket = createSocket({
    addresses: () => ['ws://a/ws'],
    token: () => 'a',
    renewToken: (refused) => refresher.renew(refused),
    publicDeviceId: () => 'device-1',
    random: () => 0.5,
    language: () => 'vi',
    onState: (state) => live.onState(state),
    onHello: () => live.onHello(),
    onFrame: (frame) => live.onFrame(frame),
    onSessionEnd: () => undefined,
    openWebSocket: (url) => {
      const webSocket = new FakeWebSocket(url)
      opened.push(webSocket)
      return webSocket
    },
  })
  live = startLiveSync({
    send: socket.send,
    call: createTransport({ baseUrl: () => '', language: () => 'en', tokens, refresher, fetch: fakeFetch(handleCall) }),
    store,
    onTransient: ({ action }) => transient.push(action),
    onError: () => undefined,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  server = new ModelServer()
  opened = []
  calls = []
  transient = []
  store = MemoryStore.knowing({ [chat]: 0 }, { epoch: server.epoch, serverTimeMs: server.nowMs })
  open()
  socket.connect()
})
afterEach(async () => {
  socket.close()
  await live.stop()
  vi.useRealTimers()
})

const latest = (): FakeWebSocket => {
  const webSocket = opened.at(-1)
  if (!webSocket) throw new Error('nothing was opened')
  return webSocket
}

/** The server's end answers the questions of the socket until there are none. */
const serve = async (webSocket: FakeWebSocket): Promise<void> => {
  await vi.advanceTimersByTimeAsync(0)
  for (let frame = webSocket.sent.shift(); frame; frame = webSocket.sent.shift()) {
    if (frame.action === 'heads') {
      webSocket.says({ action: 'heads', ts: 1, data: server.heads(frame.data.after, frame.data.from ?? '') })
    }
    if (frame.action === 'pull') {
      webSocket.says({ action: 'pull', ts: 1, data: server.pull(frame.data.stream, frame.data.after_seq) })
    }
    await vi.advanceTimersByTimeAsync(0)
  }
}

const connect = async (): Promise<void> => {
  latest().greets('mine', server.epoch)
  await serve(latest())
}

describe('live', () => {
  it('loses and doubles nothing when the connection drops between two messages', async () => {
    await connect()
    latest().says(server.append(chat))
    latest().isClosedWith(1006)
    server.append(chat)
    server.append(chat)
    await vi.advanceTimersByTimeAsync(5000)
    await connect()
    latest().says(server.append(chat))
    await serve(latest())
    expect(store.applied.get(chat)).toEqual([1, 2, 3, 4])
    expect(calls).toEqual([])
  })

  it('asks over HTTP every 30 s while no socket comes up', async () => {
    server.append(chat)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(store.applied.get(chat)).toEqual([1])
    expect(calls).toEqual(['/api/v6/Sync/heads', '/api/v6/Sync/pull'])
  })

  it('asks again for heads when the server greets again', async () => {
    await connect()
    server.append(chat)
    await connect()
    expect(store.applied.get(chat)).toEqual([1])
  })

  it('asks again what was under way when the connection broke', async () => {
    server.append(chat)
    latest().greets('mine', server.epoch)
    await vi.advanceTimersByTimeAsync(0)
    latest().isClosedWith(1006)
    await vi.advanceTimersByTimeAsync(5000)
    await connect()
    expect(store.applied.get(chat)).toEqual([1])
  })

  it('goes on when a question is never answered', async () => {
    server.append(chat)
    latest().greets('mine', server.epoch)
    await vi.advanceTimersByTimeAsync(0)
    latest().sent.length = 0
    await vi.advanceTimersByTimeAsync(30_000)
    await serve(latest())
    expect(store.applied.get(chat)).toEqual([1])
  })

  it('goes on when it learns, while it pulls a group, that the member left it and returned before', async () => {
    server.appendMany('g_7', 4)
    store.cursors.set('g_7', 3)
    latest().greets('mine', server.epoch)
    await vi.advanceTimersByTimeAsync(0)
    latest().says({ action: 'heads', ts: 1, data: server.heads(0, '') })
    await vi.advanceTimersByTimeAsync(0)
    latest().says(server.append('u_1', 'conv_removed', { conversation_id: 'g_7' }))
    latest().says(server.append('u_1', 'conv_added', { conversation_id: 'g_7', seq: 2 }))
    await serve(latest())
    expect(store.cursors.get('g_7')).toBe(4)
    server.append('g_7')
    server.append(chat)
    await vi.advanceTimersByTimeAsync(30_000)
    await serve(latest())
    expect([store.cursors.get('g_7'), store.cursors.get(chat)]).toEqual([5, 1])
  })

  it('reads a refused pull as the end of that stream only', async () => {
    server.append(chat)
    server.append('p_1_3')
    latest().greets('mine', server.epoch)
    await vi.advanceTimersByTimeAsync(0)
    latest().says({ action: 'heads', ts: 1, data: server.heads(0, '') })
    await vi.advanceTimersByTimeAsync(0)
    latest().says({ action: 'error', ts: 1, data: { code: 4001, msg: '', of: 'pull', stream: 'p_1_3' } })
    await serve(latest())
    expect(store.applied.get(chat)).toEqual([1])
    expect(store.applied.has('p_1_3')).toBe(false)
  })

  it('passes on what may be lost, and leaves the store alone once another tab took over', async () => {
    await connect()
    latest().says({ action: 'online_status', ts: 1, data: { list: [] } })
    latest().isClosedWith(4409)
    server.append(chat)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(transient).toEqual(['online_status'])
    expect(store.cursors.get(chat)).toBe(0)
    socket.connect()
    await connect()
    expect(store.applied.get(chat)).toEqual([1])
  })

  it('tells the server which chat is open, again after every hello', async () => {
    const focus = { action: 'focus', data: { conversation_id: chat } }
    live.focus(chat)
    latest().greets()
    await vi.advanceTimersByTimeAsync(0)
    expect(latest().sent).toContainEqual(focus)
  })
})
