import { randomInt } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { anyAction } from '../testing/chat/any-action.ts'
import { arrangedBy } from '../testing/chat/arrange.ts'
import { strayDrafts } from '../testing/chat/draft-acts.ts'
import { foldersBy } from '../testing/chat/folder-act.ts'
import { strayReminders } from '../testing/chat/remind-act.ts'
import { rulesBy } from '../testing/chat/rule-acts.ts'
import { at, openWorld, perform, type World } from '../testing/chat-world.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { heldBy, listedBy, strayFrames, unreadByHistory } from '../testing/device-state.ts'
import { freshDevice } from '../testing/member-device.ts'
import { startNats, type TestNats } from '../testing/nats.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

let nats: TestNats
let test: TestDatabase
let processes: readonly TestServer[] = []
beforeAll(async () => {
  nats = await startNats()
  test = await createTestDatabase()
  const environment = {
    NATS_URL: nats.url,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    SEND_PER_MINUTE: '100000',
  }
  processes = [await startTestServer(environment, { test }), await startTestServer(environment, { test })]
})
afterAll(async () => {
  for (const server of processes) await server.close()
  await test?.drop()
  await nats?.stop()
})

/** Every device holds what a new one of its member pulls, which is what the lists say and what the counts count. */
async function expectConvergence(world: World): Promise<void> {
  const { servers, members, devices, groups } = world
  for (const device of devices) device.fate = () => 1
  await Promise.all(
    devices.map(async (device, index) => {
      if (device.state !== 'connected') await device.connect(at(servers, index + 1))
    }),
  )
  for (const member of members) {
    const server = at(servers, member.userId)
    const fresh = await freshDevice(member, server)
    for (const device of devices.filter((one) => one.member === member)) {
      device.wake()
      await vi.waitFor(
        () => {
          device.wake()
          expect(heldBy(device.store, device.store)).toEqual(heldBy(fresh.store, device.store))
        },
        { timeout: 20_000, interval: 300 },
      )
    }
    for (const device of devices.filter((one) => one.member === member)) {
      const { heard, listed: arranged } = await arrangedBy(server, member, device.store)
      expect(heard).toEqual(arranged)
      const folders = await foldersBy(server, member, device.store)
      expect(folders.heard).toEqual(folders.listed)
      for (const { heard: rules, found } of await rulesBy(server, member, device.store)) expect(rules).toEqual(found)
    }
    expect(await strayDrafts(world, server, member, fresh.store)).toEqual([])
    expect(await strayReminders(server, member, fresh.store)).toEqual([])
    const listed = await listedBy(server, member, [...fresh.store.heads.values()])
    expect(Object.fromEntries(listed)).toEqual(
      Object.fromEntries(
        [...listed.keys()].map((stream) => [
          stream,
          [...fresh.store.at(stream).messages.keys()].toSorted((a, b) => a - b),
        ]),
      ),
    )
    const heads = [...fresh.store.heads.values()].filter(({ ended, stream }) => ended === 0 && /^[gp]_/.test(stream))
    expect(heads.map(({ stream, unread }) => [stream, unread])).toEqual(
      heads.map((head) => [head.stream, unreadByHistory(fresh.store, head, member.userId)]),
    )
    for (const groupId of groups) {
      const by = { token: member.token }
      const newest = await server.call(chatCalls.getPinnedMessage, { target_id: groupId }, by)
      const all = await server.call(chatCalls.listPinnedMessages, { target_id: groupId }, by)
      const pins = (fresh.store.conversations.get(`g_${groupId}`)?.pins ?? []).map(({ msg_id }) => msg_id)
      expect([groupId, pins]).toEqual([groupId, (all.data?.list ?? []).map(({ msg_id }) => msg_id)])
      expect([groupId, pins[0] ?? 0]).toEqual([groupId, newest.data?.msg_id ?? 0])
    }
    await fresh.close()
  }
  for (const groupId of groups) expect(await strayFrames(at(servers, 0), groupId, devices)).toEqual([])
}

const seed = Number(process.env['SCENARIO_SEED'] ?? randomInt(2 ** 31))

it(`any acts of six members over two processes, with frames lost and doubled, end in one state everywhere (seed ${seed})`, async () => {
  const rounds = fc.array(fc.array(anyAction, { minLength: 1, maxLength: 5 }), { minLength: 40, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(rounds, fc.infiniteStream(fc.nat({ max: 19 })), async (steps, dice) => {
      // 10 % of the frames are lost, 5 % come twice.
      const world = await openWorld(processes, () => {
        const rolled = dice.next().value
        return rolled < 2 ? 0 : rolled === 2 ? 2 : 1
      })
      try {
        for (const step of steps) await Promise.all(step.map((one) => perform(world, one)))
        await expectConvergence(world)
        expect(world.devices.map(({ state }) => state)).toEqual(world.devices.map(() => 'connected'))
      } finally {
        for (const device of world.devices) await device.close()
      }
    }),
    { numRuns: 3, seed, endOnFailure: true },
  )
}, 170_000)
