import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inGroups } from '../domains/chat/testing.ts'
import { newGroup } from '../domains/groups/testing.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { heldBy } from '../testing/device-state.ts'
import { freshDevice, MemberDevice, patience } from '../testing/member-device.ts'
import { startNats, type TestNats } from '../testing/nats.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let nats: TestNats
let test: TestDatabase
let near: TestServer
let far: TestServer
beforeAll(async () => {
  nats = await startNats()
  test = await createTestDatabase()
  const environment = { NATS_URL: nats.url, SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
  near = await startTestServer(environment, { test })
  far = await startTestServer(environment, { test })
})
afterAll(async () => {
  await near?.close()
  await far?.close()
  await test?.drop()
  await nats?.stop()
})

it('scenario 6: while the bus is away sends are stored and answered; when it is back every device converges unasked', async () => {
  const { groupId, creator, members } = await newGroup(near)
  const devices = [creator, ...members].map((member, index) => new MemberDevice(member, index % 2 ? near : far))
  await Promise.all(devices.map((device) => device.connect()))
  await vi.waitFor(() => expect(devices.every(({ store }) => store.mark)).toBe(true), patience)
  await nats.pause()
  const group = inGroups(near)
  for (let sent = 0; sent < 10; sent++) {
    await group.say(sent % 2 ? creator : members[0], groupId, `${sent}`)
    await far.succeed(
      chatCalls.sendPrivateMessage,
      { local_id: randomUUID(), target_id: members[0].userId, content_text: textContent(`${sent}`) },
      { token: creator.token },
    )
  }
  await nats.resume()
  const fresh = await Promise.all(devices.map(({ member }) => freshDevice(member, near)))
  for (const [index, device] of devices.entries())
    await vi.waitFor(
      () =>
        expect(heldBy(device.store, device.store)).toEqual(heldBy(fresh[index]?.store ?? device.store, device.store)),
      { timeout: 40_000, interval: 200 },
    )
  for (const device of [...devices, ...fresh]) await device.close()
})
