import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inGroups } from '../domains/chat/testing.ts'
import { newGroup } from '../domains/groups/testing.ts'
import { fingerprint } from '../testing/chat/fingerprint.ts'
import { askedPoll, asking, type GroupScene, groupActs } from '../testing/chat/hostile-acts.ts'
import { groupScene } from '../testing/chat/scenes.ts'
import { declaredCodes } from '../testing/declared-codes.ts'
import type { Member } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** Acts on a message that is not there for whoever tries, in a group that is theirs. */

let server: TestServer
let group: ReturnType<typeof inGroups>
beforeAll(async () => {
  server = await startTestServer({ SEND_PER_MINUTE: '100000' })
  group = inGroups(server)
})
afterAll(() => server.close())

type Made = Awaited<ReturnType<typeof groupScene>>
interface Target {
  readonly text: number
  readonly poll: number
}

const said = async (who: Member, groupId: number): Promise<Target> => ({
  text: (await group.say(who, groupId, 'secret')).msg_id,
  poll: (await group.say(who, groupId, '', { msg_type: 'poll', content_text: askedPoll })).msg_id,
})
const erase = (by: Member, target_id: number, { text, poll }: Target, del_msg_type: 1 | 2) =>
  server.succeed(
    chatCalls.deleteGroupMessages,
    { target_id, conversation_id: `g_${target_id}`, del_msg_type, msg_ids: [text, poll] },
    { token: by.token },
  )

/** A text and a poll that are, to the actor: */
const targets = {
  'of a group they are not in': async () => {
    const { groupId, creator } = await newGroup(server)
    return said(creator, groupId)
  },
  'of another chat of theirs': async ({ scene: { actor } }) => {
    const { scene, creator } = await groupScene(server, 'member')
    const { groupId } = await addTo(creator, actor, scene.chat.target_id)
    return said(creator, groupId)
  },
  unsent: async ({ scene: { actor }, groupId }) => {
    const target = await said(actor, groupId)
    for (const msg_id of [target.text, target.poll]) await group.withdraw(actor, groupId, msg_id)
    return target
  },
  'deleted for everybody': async ({ scene: { actor }, groupId, creator }) => {
    const target = await said(actor, groupId)
    await erase(creator, groupId, target, 2)
    return target
  },
  'deleted for themselves': async ({ others: [, other], scene: { actor }, groupId }) => {
    const target = await said(other, groupId)
    await erase(actor, groupId, target, 1)
    return target
  },
  'waiting for review': async ({ others: [, other], groupId, creator }) => {
    await group.configure(creator, groupId, { is_review: 1 })
    const target = await said(other, groupId)
    await group.configure(creator, groupId, { is_review: 0 })
    return target
  },
  rejected: async ({ others: [, other], groupId, creator }) => {
    await group.configure(creator, groupId, { is_review: 1 })
    const target = await said(other, groupId)
    await group.configure(creator, groupId, { is_review: 0 })
    for (const msg_id of [target.text, target.poll])
      await server.succeed(
        chatCalls.reviewGroupMessage,
        { target_id: groupId, msg_id, req_status: 2 },
        { token: creator.token },
      )
    return target
  },
  'a notice': async ({ groupId, scene: { actor } }) => {
    const { list } = await server.succeed(
      chatCalls.listGroupMessages,
      { group_id: groupId, msg_id: 0, select_type: 'up' },
      { token: actor.token },
    )
    const notice = list.find(({ msg_type }) => msg_type === 'sys_notice')?.msg_id ?? 0
    return { text: notice, poll: notice }
  },
  nothing: async () => ({ text: 2_000_000_000, poll: 2_000_000_000 }),
} as const satisfies Readonly<Record<string, (made: Made) => Promise<Target>>>

/** Brings a member into a group whose creator becomes their friend. */
async function addTo(creator: Member, member: Member, groupId: number): Promise<{ groupId: number }> {
  await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, creator.userId, member.userId))
  await server.succeed(
    groupsCalls.inviteMembers,
    { group_id: groupId, members: [member.userId] },
    { token: creator.token },
  )
  return { groupId }
}

const refusals = {
  react: 5007,
  listReactions: 5007,
  edit: 5007,
  vote: 5007,
  listVoters: 5007,
  closePoll: 5007,
  remind: 5007,
  report: 4002,
  pin: 5007,
} as const satisfies Partial<Record<keyof typeof groupActs, number>>

type Tried = keyof typeof refusals

/** Where it is otherwise: a reminder names a message alone, wherever it stands; what somebody put away for themselves is there for the others, and
 *  another's to edit and to end. */
const exceptions: Readonly<Partial<Record<keyof typeof targets, Partial<Record<Tried, number>>>>> = {
  'of another chat of theirs': { remind: 200 },
  'deleted for themselves': { closePoll: 4001, edit: 5023 },
  'a notice': { edit: 5023 },
}

const whats = Object.keys(targets) as (keyof typeof targets)[]

it.each(whats)('a message that is %s is refused, and nobody hears that it was tried', async (what) => {
  const made = await groupScene(server, 'member')
  // Pinning is for everybody here, so that nothing but the message is in its way.
  await group.configure(made.creator, made.groupId, { can_pin_msg: 0 })
  const { text, poll } = await targets[what](made)
  const scene: GroupScene = { ...made.scene, theirs: text, theirPoll: poll, own: text, ownPoll: poll }
  const witness = await group.connect(made.others[1])
  await witness.settled()
  const heard = () => witness.frames.filter(({ action }) => action !== 'online_status').length
  const expected: Record<Tried, number> = { ...refusals, ...exceptions[what] }
  const codes: Partial<Record<Tried, number>> = {}
  const traces: unknown[] = []
  for (const act of Object.keys(refusals) as Tried[]) {
    const before = { stored: await fingerprint(server), heard: heard() }
    const { row, code } = await groupActs[act](scene, asking(server, scene.actor))
    codes[act] = code
    if (!declaredCodes(row).has(code)) traces.push([act, code, 'is no code of its call'])
    await witness.settled()
    if (code === 200) continue
    if (heard() !== before.heard) traces.push([act, 'was heard'])
    for (const [table, sum] of Object.entries(await fingerprint(server)))
      if (sum !== before.stored[table]) traces.push([act, 'wrote', table])
  }
  expect({ codes, traces }).toEqual({ codes: expected, traces: [] })
  witness.leave()
})
