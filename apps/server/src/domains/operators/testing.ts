import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { reportsCalls } from '@cliffhanger/contract/reports/calls.ts'
import { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import type { Member } from '../../testing/members.ts'
import type { TestServer } from '../../testing/server.ts'
import { newGroup, type TestGroup } from '../groups/testing.ts'
import type { NewTransfer, Posted } from '../ledger/post.ts'
import { bought, pay } from '../payments/recharge/testing.ts'

export const reason = 'a good reason'

/** Acts the log holds of one thing, newest first. */
export const actionsUpon = async (server: TestServer, target: string, token: string) =>
  (await server.succeed(staffCalls.listAudit, { target }, { token })).list

/** Has a second operator agree to what the first asked for. */
export const agreeTo = (server: TestServer, change: { readonly id: number } | null, token: string) =>
  server.call(staffCalls.decideOperatorChange, { id: change?.id ?? 0, decision: 'agree', reason }, { token })

/** Registers a picture of this member's and answers its key. */
export async function newPicture(server: TestServer, who: Member): Promise<string> {
  const url = `chat/${who.userId}/202611/${randomUUID().replaceAll('-', '')}.a.png`
  await server.context.db.execute(
    `insert into uploads (user_id, upload_type, resource_type, url, thumb_url, file_name, file_total, file_size, file_hash, content_type,
       stored_size, stored_hash, width, height, duration_ms, created_ms, registered_ms)
     values ($1, 'chat', 'image', $2, '', 'a.png', 1, 1, repeat('0', 64), 'image/png', 1, repeat('0', 64), 1, 1, 0, 0, 1)`,
    [who.userId, url],
  )
  await server.context.storage.put(url, 'picture', { contentType: 'image/png' })
  return url
}

type Reported =
  | { readonly type: 'user' | 'group'; readonly target_id: number }
  | { readonly type: 'message'; readonly target_id: number; readonly msg_id: number }

/** Files a report and answers its id. */
export const report = async (server: TestServer, who: Member, reported: Reported, words = 'Spam'): Promise<number> =>
  (
    await server.succeed(
      reportsCalls.fileReport,
      { ...reported, introduction: words, description: 'Again and again', images: [await newPicture(server, who)] },
      { token: who.token },
    )
  ).id

/** Writes to a friend; answers the id of the message. */
export async function writeTo(server: TestServer, from: Member, to: Member, words: string): Promise<number> {
  await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, from.userId, to.userId))
  const message = { local_id: randomUUID(), target_id: to.userId, content_text: textContent(words) }
  return (await server.succeed(chatCalls.sendPrivateMessage, message, { token: from.token })).msg_id
}

/** A default group in which messages are reviewed. */
export async function newReviewedGroup(server: TestServer): Promise<TestGroup> {
  const group = await newGroup(server)
  await server.succeed(
    groupsCalls.editGroupSettings,
    { group_id: group.groupId, is_review: 1 },
    { token: group.creator.token },
  )
  await server.context.db.transaction((tx) => server.domains.groups.operator.setDefault(tx, group.groupId, true))
  return group
}

/** Posts a transfer, as a part of the wallet would. */
export const moveValue = (
  { context, domains }: TestServer,
  transfer: Pick<NewTransfer, 'kind' | 'moves'>,
  bizNo: string = randomUUID(),
): Promise<Posted> => context.db.transaction((tx) => domains.ledger.move(tx, { key: randomUUID(), bizNo, ...transfer }))

/** What operators do with a withdrawal: whoever `token` belongs to, unless another is named. */
export function payoutActions(world: () => { readonly server: TestServer; readonly token: string }) {
  const calls = withdrawalOperatorCalls
  const detail = async (id: number) => {
    const { server, token } = world()
    return (await server.succeed(calls.getQueuedWithdrawal, { id }, { token, language: 'en' })).withdrawal
  }
  return {
    approve: (id: number, by = world().token) => world().server.call(calls.approveWithdrawal, { id }, { token: by }),
    deny: (id: number, by = world().token) => world().server.call(calls.denyWithdrawal, { id, reason }, { token: by }),
    take: (id: number, by = world().token, how: { take_over?: 1; reason?: string } = {}) =>
      world().server.call(calls.takePayout, { id, ...how }, { token: by }),
    paid: (id: number, by = world().token, reference: string = randomUUID()) =>
      world().server.call(calls.finishPayout, { id, reference }, { token: by }),
    fail: (id: number, by = world().token) => world().server.call(calls.failPayout, { id, reason }, { token: by }),
    detail,
    stateOf: async (id: number) => (await detail(id)).state,
  }
}

/** What operators do with a recharge: whoever `token` belongs to, unless another is named. */
export const rechargeActions = (world: () => { readonly server: TestServer; readonly token: string }) => ({
  approve: (id: number, by = world().token, payment_ref = '') =>
    world().server.call(paymentOperatorCalls.approveRecharge, { id, payment_ref }, { token: by }),
  deny: (id: number, by = world().token) =>
    world().server.call(paymentOperatorCalls.denyRecharge, { id, reason }, { token: by }),
  detailOf: async (id: number) => {
    const { server, token } = world()
    return (await server.succeed(paymentOperatorCalls.getRechargeAudit, { id }, { token })).recharge
  },
})

/** Makes a recharge and hands its proof in: now it waits for an operator. */
export async function proven(server: TestServer, who: Member, wanted: { platform_id: number; amount: string }) {
  const { order, recharge } = await bought(server, who, wanted)
  await pay(server, who, order.order_no, { action: 'proof', proof_url: await newPicture(server, who) })
  return { id: recharge.id, orderNo: order.order_no }
}
