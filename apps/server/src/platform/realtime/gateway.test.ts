import { once } from 'node:events'
import { clientFrame, syncEvents } from '@cliffhanger/contract/sync/events.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type ChatServer, startChatServer, tokenOf } from '../../testing/chat-server.ts'
import { Device } from '../../testing/device.ts'
import { publishSessionEnded } from '../http/session-ended.ts'
import { platformStream, userStream } from './stream-names.ts'
import { appendEvents, pushTransient } from './streams.ts'

let server: ChatServer
let member: number
beforeAll(async () => {
  server = await startChatServer()
})
afterAll(() => server.close())

const upgradeStatus = async (query: string): Promise<number | undefined> => {
  const socket = new WebSocket(`${server.socketUrl}${query}`)
  socket.on('error', () => undefined)
  const [, response] = await once(socket, 'unexpected-response')
  socket.terminate()
  return response.statusCode
}

describe('gateway', () => {
  beforeAll(async () => {
    member = await server.newMember()
  })

  it('S-29: greets with the epoch and answers heartbeats, in binary frames', async () => {
    const device = await Device.connect(server.socketUrl, tokenOf(member, 7))
    const hello = syncEvents.hello.data.parse((await device.next('hello')).data)
    expect(hello).toMatchObject({ user_id: member, session_id: '7', heart_ms: 2500, epoch: await server.sync.epoch() })
    device.notify({ action: 'heart' })
    expect((await device.next('heart')).ts).toEqual(expect.any(Number))
    device.socket.send(JSON.stringify({ action: 'heart' }))
    await device.next('heart')
    expect(device.isBinary).toEqual([true, true, true])
    device.leave()
  })

  it('A-3: takes the token from the subprotocols, so that no address holds it', async () => {
    const device = await Device.offering(server.socketUrl, tokenOf(member, 9), 'phone')
    expect((await device.next('hello')).data).toMatchObject({ user_id: member, session_id: '9' })
    expect(device.socket.protocol).toBe('cliffhanger')
    device.leave()
    const refused = await Device.offering(server.socketUrl, 'forged', 'phone')
    expect(await refused.closed()).toBe(4401)
  })

  it('refuses the upgrade without a token (401) and elsewhere (404)', async () => {
    expect(await upgradeStatus('')).toBe(401)
    expect(await upgradeStatus('/other?token=x')).toBe(404)
  })

  it.each([
    ['worn-out', tokenOf(1, 'worn'), 4401],
    ['forged', 'forged', 4401],
    ['revoked', tokenOf(1, 'revoked'), 4403],
  ])('closes a %s token with a code a browser can read', async (_what, token, code) => {
    const device = await Device.connect(server.socketUrl, token)
    expect(await device.closed()).toBe(code)
    expect(device.frames).toEqual([])
  })

  it('keeps one socket per device: the newer closes the older with 4409', async () => {
    const older = await Device.greeted(server.socketUrl, tokenOf(member), 'phone')
    const tablet = await Device.greeted(server.socketUrl, tokenOf(member), 'tablet')
    const newer = await Device.greeted(server.socketUrl, tokenOf(member), 'phone')
    expect(await older.closed()).toBe(4409)
    await newer.settled()
    await tablet.settled()
    newer.leave()
    tablet.leave()
  })

  it('keeps at most 20 sockets of one member and closes the oldest', async () => {
    const many = await server.newMember()
    const devices: Device[] = []
    for (let index = 0; index < 21; index++)
      devices.push(await Device.greeted(server.socketUrl, tokenOf(many), `d${index}`))
    expect(await devices[0]?.closed()).toBe(4409)
    await devices[1]?.settled()
    for (const device of devices) device.leave()
  })

  it('ends the sockets of one login session with force_logout and 4403, and no other', async () => {
    const ended = await Device.greeted(server.socketUrl, tokenOf(member, 1), 'a')
    const other = await Device.greeted(server.socketUrl, tokenOf(member, 2), 'b')
    publishSessionEnded(server.context.bus, { userId: member, sessionId: 1, reason: 'accountDisabledSession' })
    const notice = syncEvents.forceLogout.data.parse((await ended.next('force_logout')).data)
    expect(notice).toMatchObject({ code: 6002, session_id: '1', msg: expect.stringMatching(/./) })
    expect(await ended.closed()).toBe(4403)
    await other.settled()
    expect(other.heard('force_logout')).toEqual([])
    other.leave()
  })

  it('S-31: logs out by the socket and closes 1000 without force_logout', async () => {
    const device = await Device.greeted(server.socketUrl, tokenOf(member, 3))
    device.notify({ action: 'logout' })
    expect(await device.closed()).toBe(1000)
    expect(device.heard('force_logout')).toEqual([])
  })

  it('C-15: closes a socket that is silent for 45 s with 4408', async () => {
    const device = await Device.greeted(server.socketUrl, tokenOf(member))
    server.advance(44_000)
    await device.settled()
    server.advance(46_000)
    expect(await device.closed()).toBe(4408)
  })

  it.each([
    ['an unknown action', '{"action":"dance"}', 'dance'],
    ['no action', '{"a":1}', ''],
    ['no object', '[]', ''],
    ['no JSON', '{"action":', ''],
    ['a pull without a stream', '{"action":"pull","data":{"after_seq":0}}', 'pull'],
    ['a limit over 500', '{"action":"pull","data":{"stream":"platform","after_seq":0,"limit":501}}', 'pull'],
    ['a heads question without a time', '{"action":"heads","data":{}}', 'heads'],
  ])('answers %s with error 4000 and stays open', async (_what, frame, of) => {
    const device = await Device.greeted(server.socketUrl, tokenOf(member))
    device.socket.send(frame)
    expect((await device.next('error')).data).toMatchObject({ code: 4000, of })
    await device.settled()
    device.leave()
  })

  it('answers or ignores whatever bytes a device sends, and goes on', async () => {
    const known = clientFrame.def.options.flatMap(({ def }) => def.shape.action.def.values)
    expect(known).toContain('typing')
    const actions = [...known.filter((action) => action !== 'logout'), '__proto__', 'toString']
    const frame = fc.record(
      { action: fc.oneof(fc.constantFrom(...actions), fc.anything()), data: fc.anything() },
      { requiredKeys: [] },
    )
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
      fc.json().map((json) => Buffer.from(json)),
      frame.map((one) =>
        Buffer.from(JSON.stringify(one, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))),
      ),
    )
    const stranger = await server.newMember()
    for (const [round, samples] of [fc.sample(bytes, 150), fc.sample(bytes, 150)].entries()) {
      const device = await Device.greeted(server.socketUrl, tokenOf(stranger), `fuzz ${round}`)
      for (const sample of samples) device.socket.send(sample)
      await device.settled()
      expect(
        device
          .heard('error')
          .every(
            ({ data }) => JSON.stringify(data).includes('"code":4000') || JSON.stringify(data).includes('"code":4001'),
          ),
      ).toBe(true)
      device.leave()
    }
  })

  it('closes a frame over 64 KiB with 1009', async () => {
    const device = await Device.greeted(server.socketUrl, tokenOf(member))
    device.socket.send(Buffer.alloc(64 * 1024 + 1, 'x'))
    expect(await device.closed()).toBe(1009)
  })

  it('closes a device that sends more than 20 frames a second for ten seconds with 4429', async () => {
    const device = await Device.greeted(server.socketUrl, tokenOf(member))
    for (let frame = 0; frame <= 200; frame++) device.notify({ action: 'heart' })
    expect(await device.closed()).toBe(4429)
  })

  it('closes a device with more than 8 unanswered pulls with 4429', async () => {
    const device = await Device.greeted(server.socketUrl, tokenOf(member))
    for (let question = 0; question < 200; question++)
      device.notify({ action: 'pull', data: { stream: platformStream, after_seq: 0 } })
    expect(await device.closed()).toBe(4429)
  })

  it('writes a frame to every device of its member, and to no other member', async () => {
    const other = await server.newMember()
    const [phone, tablet] = [
      await Device.greeted(server.socketUrl, tokenOf(member), 'phone'),
      await Device.greeted(server.socketUrl, tokenOf(member), 'tablet'),
    ]
    const foreign = await Device.greeted(server.socketUrl, tokenOf(other))
    await server.context.db.transaction((tx) =>
      appendEvents(server.context, tx, [{ stream: userStream(member), action: 'ping', data: { a: 1 } }]),
    )
    expect(await phone.next('ping')).toMatchObject({ stream: userStream(member), seq: 1, data: { a: 1 } })
    await tablet.next('ping')
    await foreign.settled()
    expect(foreign.heard('ping')).toEqual([])
    await server.context.db.transaction((tx) =>
      appendEvents(server.context, tx, [{ stream: platformStream, action: 'news', data: {} }]),
    )
    for (const device of [phone, tablet, foreign]) {
      expect(await device.next('news')).toMatchObject({ stream: platformStream, seq: 1 })
      device.leave()
    }
  })

  it('publishes nothing of a transaction that was rolled back', async () => {
    const device = await Device.greeted(server.socketUrl, tokenOf(member))
    const doomed = server.context.db.transaction(async (tx) => {
      await appendEvents(server.context, tx, [{ stream: userStream(member), action: 'doomed', data: {} }])
      throw new Error('on second thought')
    })
    await expect(doomed).rejects.toThrow('on second thought')
    await device.settled()
    expect(device.heard('doomed')).toEqual([])
    device.leave()
  })

  it('cuts off a device that does not read, and no other', async () => {
    const slow = await Device.greeted(server.socketUrl, tokenOf(member), 'slow')
    const quick = await Device.greeted(server.socketUrl, tokenOf(member), 'quick')
    slow.socket.pause()
    const row = { action: 'noise', stream: 'transient', data: syncEvents.heads.data } as const
    const big = { epoch: 'x'.repeat(900_000), server_time: 0, list: [], has_more: 0 as const }
    for (let round = 0; round < 20; round++) {
      pushTransient(server.context, member, row, big)
      await quick.next('noise')
    }
    await vi.waitFor(() => expect(server.gateway.presence.isOnline(member)).toBe(true), { timeout: 15_000 })
    slow.socket.resume()
    expect(await slow.closed()).toBe(1006)
    await quick.settled()
    quick.leave()
  })

  it('closes its sockets with 1001 when it drains, and takes no more', async () => {
    const draining = await startChatServer()
    const user = await draining.newMember()
    const device = await Device.greeted(draining.socketUrl, tokenOf(user))
    await draining.close()
    expect(await device.closed()).toBe(1001)
  })
})
