import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { pushCalls } from '@cliffhanger/contract/push/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Device } from '../../testing/device.ts'
import { type PushServiceDouble, startPushService } from '../../testing/doubles/push-service.ts'
import { type Member, newMember } from '../../testing/members.ts'
import { startTestServer, type TestServer } from '../../testing/server.ts'

let service: PushServiceDouble
let server: TestServer
let ana: Member
let bao: Member

beforeAll(async () => {
  service = await startPushService()
  server = await startTestServer({ PUSH_PRIVATE: '1' })
  ana = await newMember(server, { nickName: 'Ana' })
  bao = await newMember(server, { nickName: 'Bao' })
  const { chat } = server.domains
  await server.context.db.transaction(async (tx) => {
    await chat.setReach(tx, ana.userId, bao.userId, 'open')
    await chat.setReach(tx, bao.userId, ana.userId, 'open')
  })
})

afterAll(async () => {
  await server.close()
  await service.close()
})

const send = (text: string) =>
  server.succeed(
    chatCalls.sendPrivateMessage,
    { local_id: randomUUID(), target_id: bao.userId, msg_type: 'text', content_text: textContent(text) },
    { token: ana.token },
  )

it('a message reaches the browser of a member who is away, with the unread count; not their open page, nor after their logout', async () => {
  await server.succeed(pushCalls.subscribePush, service.newBrowser(), { token: bao.token })
  await send('one')
  await vi.waitFor(() => expect(service.arrived).toHaveLength(1), { timeout: 10_000 })
  expect(service.arrived[0]?.notice).toMatchObject({ title: 'Ana', body: 'one', badge: 1 })

  const device = await Device.greeted(`ws://127.0.0.1:${server.port}/ws`, bao.token)
  await send('two')
  await device.next('private_msg')
  // Longer than a round of notifications takes.
  await sleep(1500)
  expect(service.arrived).toHaveLength(1)

  await server.succeed(pushCalls.reportVisibility, { hidden: 1, at_ms: 1 }, { token: bao.token })
  await send('three')
  await vi.waitFor(() => expect(service.arrived).toHaveLength(2), { timeout: 10_000 })
  expect(service.arrived[1]?.notice).toMatchObject({ body: 'three', badge: 3 })

  device.notify({ action: 'logout' })
  await device.closed()
  await vi.waitFor(async () => expect(await server.context.db.query(`select from push_subscriptions`)).toEqual([]), {
    timeout: 10_000,
  })
})
