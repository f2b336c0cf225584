import { blacklistCalls } from '@cliffhanger/contract/friends/blacklist-calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inGroups } from '../domains/chat/testing.ts'
import { fingerprint } from '../testing/chat/fingerprint.ts'
import { type Attempt, asking, type ChatAct, chatActs, type GroupAct, groupActs } from '../testing/chat/hostile-acts.ts'
import { groupScene, privateScene } from '../testing/chat/scenes.ts'
import { declaredCodes } from '../testing/declared-codes.ts'
import type { Member } from '../testing/members.ts'
import { startTestServer, type TestServer } from '../testing/server.ts'

/** Every act of chats by everybody who might try it. A refusal writes nothing, is heard by nobody, and is one that its call declares. */

let server: TestServer
let group: ReturnType<typeof inGroups>
beforeAll(async () => {
  server = await startTestServer({ SEND_PER_MINUTE: '100000' })
  group = inGroups(server)
})
afterAll(() => server.close())

/** Who tries, in the order of the columns below. */
const inGroup = [
  'manager',
  'member',
  'reviewed',
  'blocked',
  'muted',
  'silenced',
  'slowed',
  'banned',
  'managesBanned',
  'dissolved',
  'removed',
  'left',
  'stranger',
  'disabled',
] as const
type InGroup = (typeof inGroup)[number]

const inPrivate = ['friend', 'blocked', 'blocker', 'stranger', 'disabled'] as const

/** Code of each act by each of them. */
const expectedInGroup: Readonly<Record<GroupAct, readonly number[]>> = {
  send: [200, 200, 200, 200, 5003, 5004, 5028, 5006, 5006, 5014, 5005, 5005, 5005, 6002],
  sendSilently: [200, 200, 200, 200, 5003, 5004, 5028, 5006, 5006, 5014, 5005, 5005, 5005, 6002],
  sendLoop: [200, 200, 200, 200, 5003, 5004, 5028, 5006, 5006, 5014, 5005, 5005, 5005, 6002],
  askPoll: [200, 200, 200, 200, 5003, 5004, 5028, 5006, 5006, 5014, 5005, 5005, 5005, 6002],
  react: [200, 200, 200, 200, 5003, 200, 200, 5006, 5006, 5014, 5005, 5005, 5005, 6002],
  listReactions: [200, 200, 200, 200, 200, 200, 200, 200, 200, 5007, 5005, 5005, 5005, 6002],
  edit: [200, 200, 5006, 200, 5003, 5004, 200, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  vote: [200, 200, 200, 200, 5003, 200, 200, 5006, 5006, 5014, 5005, 5005, 5005, 6002],
  // Whoever may not vote never learns who did (5034).
  listVoters: [200, 200, 200, 200, 5034, 200, 200, 5034, 5034, 5007, 5005, 5005, 5005, 6002],
  closePoll: [200, 200, 200, 200, 200, 200, 200, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  closeTheirs: [200, 4001, 4001, 4001, 4001, 4001, 4001, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  remind: [200, 200, 200, 200, 200, 200, 200, 200, 200, 5007, 5007, 5007, 5007, 6002],
  // What waits is judged when it is sent.
  schedule: [200, 200, 200, 200, 200, 200, 200, 200, 200, 4002, 4002, 4002, 4002, 6002],
  sendScheduled: [200, 200, 200, 200, 5003, 5004, 5028, 5006, 5006, 5014, 5005, 5005, 4002, 6002],
  draft: [200, 200, 200, 200, 200, 200, 200, 200, 200, 4002, 4002, 4002, 4002, 6002],
  fold: [200, 200, 200, 200, 200, 200, 200, 200, 200, 4002, 4002, 4002, 4002, 6002],
  archive: [200, 200, 200, 200, 200, 200, 200, 200, 200, 4002, 4002, 4002, 4002, 6002],
  muteForAnHour: [200, 200, 200, 200, 200, 200, 200, 200, 200, 4002, 4002, 4002, 4002, 6002],
  report: [200, 200, 200, 200, 200, 200, 200, 200, 200, 4002, 4002, 4002, 4002, 6002],
  listBySender: [200, 200, 200, 200, 200, 200, 200, 200, 200, 5014, 5005, 5005, 5005, 6002],
  pin: [200, 4001, 4001, 4001, 4001, 4001, 4001, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  listPins: [200, 200, 200, 200, 200, 200, 200, 200, 200, 5005, 5005, 5005, 5005, 6002],
  unpin: [200, 4001, 4001, 4001, 4001, 4001, 4001, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  unpinAll: [200, 4001, 4001, 4001, 4001, 4001, 4001, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  muteMember: [200, 4001, 4001, 4001, 4001, 4001, 4001, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  slowMode: [200, 4001, 4001, 4001, 4001, 4001, 4001, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  permit: [200, 4001, 4001, 4001, 4001, 4001, 4001, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  rename: [200, 4001, 4001, 4001, 4001, 4001, 4001, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  callMyself: [200, 200, 200, 200, 200, 200, 200, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  handOver: [4001, 4001, 4001, 4001, 4001, 4001, 4001, 5006, 5006, 5005, 5005, 5005, 5005, 6002],
  makeLink: [200, 4001, 4001, 4001, 4001, 4001, 4001, 4001, 5006, 5014, 5005, 5005, 5005, 6002],
  listLinks: [200, 4001, 4001, 4001, 4001, 4001, 4001, 4001, 200, 5005, 5005, 5005, 5005, 6002],
  linkUses: [200, 4001, 4001, 4001, 4001, 4001, 4001, 4001, 200, 5005, 5005, 5005, 5005, 6002],
  listRequests: [200, 4001, 4001, 4001, 4001, 4001, 4001, 4001, 200, 5005, 5005, 5005, 5005, 6002],
  letIn: [200, 4001, 4001, 4001, 4001, 4001, 4001, 4001, 5006, 5014, 5005, 5005, 5005, 6002],
  revokeLink: [200, 4001, 4001, 4001, 4001, 4001, 4001, 4001, 200, 5005, 5005, 5005, 5005, 6002],
  // Whoever was removed asks, whoever left or is a stranger comes in, whoever is in it stays.
  join: [200, 200, 200, 200, 200, 200, 200, 200, 200, 5014, 200, 200, 200, 6002],
}
const expectedInPrivate: Readonly<Record<ChatAct, readonly number[]>> = {
  send: [200, 5002, 5002, 5001, 6002],
  sendSilently: [200, 5002, 5002, 5001, 6002],
  sendLoop: [200, 5002, 5002, 5001, 6002],
  askPoll: [200, 5002, 5002, 5001, 6002],
  react: [200, 5002, 5002, 5007, 6002],
  listReactions: [200, 200, 200, 5007, 6002],
  edit: [200, 5002, 5002, 5007, 6002],
  vote: [200, 5002, 5002, 5007, 6002],
  listVoters: [200, 5034, 5034, 5007, 6002],
  closePoll: [200, 5002, 5002, 5007, 6002],
  closeTheirs: [4001, 5002, 5002, 5007, 6002],
  remind: [200, 200, 200, 5007, 6002],
  schedule: [200, 200, 200, 4002, 6002],
  sendScheduled: [200, 5002, 5002, 4002, 6002],
  draft: [200, 200, 200, 4002, 6002],
  fold: [200, 200, 200, 4002, 6002],
  archive: [200, 200, 200, 4002, 6002],
  muteForAnHour: [200, 200, 200, 4002, 6002],
  report: [200, 200, 200, 4002, 6002],
}

type Scene = Awaited<ReturnType<typeof groupScene>>

/** Makes of the actor who they are in the column. */
const standings: Readonly<Record<InGroup, (scene: Scene) => Promise<unknown>>> = {
  manager: async () => undefined,
  member: async () => undefined,
  stranger: async () => undefined,
  reviewed: ({ creator, groupId }) => group.configure(creator, groupId, { is_review: 1 }),
  blocked: ({ creator, scene: { actor } }) =>
    server.succeed(blacklistCalls.addToBlacklist, { black_id: actor.userId }, { token: creator.token }),
  muted: ({ creator, groupId, scene: { actor } }) =>
    server.succeed(
      groupsCalls.muteMembers,
      { group_id: groupId, members: [actor.userId], is_muted: 1, muted_seconds: 3600 },
      { token: creator.token },
    ),
  silenced: ({ creator, groupId }) => group.configure(creator, groupId, { is_muted: 1 }),
  slowed: async ({ creator, groupId, scene: { actor } }) => {
    await group.configure(creator, groupId, { slow_seconds: 900 })
    await group.say(actor, groupId, 'the one in a quarter of an hour')
  },
  banned: ({ groupId }) => ban(groupId),
  managesBanned: ({ groupId }) => ban(groupId),
  dissolved: ({ creator, groupId }) =>
    server.succeed(groupsCalls.dissolveGroup, { group_id: groupId }, { token: creator.token }),
  removed: ({ creator, groupId, scene: { actor } }) =>
    server.succeed(groupsCalls.removeMembers, { group_id: groupId, members: [actor.userId] }, { token: creator.token }),
  left: ({ groupId, scene: { actor } }) =>
    server.succeed(groupsCalls.leaveGroup, { group_id: groupId }, { token: actor.token }),
  disabled: ({ scene: { actor } }) => disable(actor),
}
const ban = (groupId: number) =>
  server.context.db.transaction((tx) => server.domains.groups.operator.ban(tx, groupId, 'Gambling'))

const disable = ({ userId }: Member) =>
  server.context.db.transaction(async (tx) => {
    await tx.execute(`update accounts set is_enabled = false where id = $1`, [userId])
    await server.domains.session.sessions.endAll(tx, userId, 0, 'disabled')
  })

/** Whoever may write in the group is seen typing there, whoever blocked them; typing is refused to nobody. */
const seenTyping: ReadonlySet<InGroup> = new Set(['manager', 'member', 'reviewed', 'blocked', 'slowed'])

/** How often the other hears that this member types: never, where the member has no socket either. */
async function typingHeard(
  { actor, conversation_id }: Pick<Scene['scene'], 'actor' | 'conversation_id'>,
  other: Member,
  isSeen: boolean,
): Promise<number> {
  const ear = await group.connect(other)
  const device = await group.connect(actor).catch(() => undefined)
  device?.notify({ action: 'typing', data: { conversation_id, doing: 'typing' } })
  await device?.settled()
  const heard = isSeen ? [await ear.next('typing')] : []
  await ear.settled()
  heard.push(...ear.heard('typing'))
  device?.leave()
  ear.leave()
  return heard.length
}

const roleOf = (who: InGroup) => {
  if (who === 'stranger') return 'stranger'
  return who === 'manager' || who === 'managesBanned' ? 'manager' : 'member'
}

/** Tries the acts that are to be refused, then the others; answers the codes, and what refused ones left behind. */
async function tryAll<Act extends string>(
  expected: Readonly<Record<Act, number>>,
  others: readonly Member[],
  attempt: (act: Act) => Promise<Attempt>,
) {
  const witnesses = await Promise.all(others.map((one) => group.connect(one)))
  const heard = async () => {
    for (const device of witnesses) await device.settled()
    // Friends hear of each other's coming a little later.
    return witnesses.flatMap(({ frames }) => frames.filter(({ action }) => action !== 'online_status'))
  }
  const codes = new Map<Act, number>()
  const traces: unknown[] = []
  const acts = Object.keys(expected) as Act[]
  const refused = acts.filter((act) => expected[act] !== 200)
  for (const act of [...refused, ...acts.filter((one) => !refused.includes(one))]) {
    const before = { stored: await fingerprint(server), heard: (await heard()).length }
    const { row, code } = await attempt(act)
    codes.set(act, code)
    if (!declaredCodes(row).has(code)) traces.push([act, code, 'is no code of its call'])
    if (code === 200) continue
    const after = { stored: await fingerprint(server), heard: (await heard()).length }
    for (const [table, sum] of Object.entries(after.stored))
      if (sum !== before.stored[table]) traces.push([act, 'wrote', table])
    if (after.heard !== before.heard) traces.push([act, 'was heard', (await heard()).slice(before.heard)])
  }
  for (const device of witnesses) device.leave()
  return { codes: Object.fromEntries(codes), traces }
}

const columnOf = <Act extends string>(table: Readonly<Record<Act, readonly number[]>>, column: number) =>
  Object.fromEntries(Object.entries<readonly number[]>(table).map(([act, codes]) => [act, codes[column]])) as Record<
    Act,
    number
  >

describe('in a group', () => {
  it.each(inGroup.map((who, column) => [who, column] as const))('%s', async (who, column) => {
    const made = await groupScene(server, roleOf(who))
    await standings[who](made)
    const { scene, others } = made
    const isSeen = seenTyping.has(who)
    expect(await typingHeard(scene, others[1], isSeen)).toBe(Number(isSeen))
    const expected = columnOf(expectedInGroup, column)
    const tried = await tryAll(expected, others, (act) => groupActs[act](scene, asking(server, scene.actor)))
    expect(tried).toEqual({ codes: expected, traces: [] })
  })
})

describe('between two', () => {
  it.each(inPrivate.map((who, column) => [who, column] as const))('%s', async (who, column) => {
    const { scene, others, peer } = await privateScene(server, who === 'stranger' ? 'stranger' : 'friend')
    const [by, whom] = who === 'blocked' ? [peer, scene.actor] : [scene.actor, peer]
    if (who === 'blocked' || who === 'blocker')
      await server.succeed(blacklistCalls.addToBlacklist, { black_id: whom.userId }, { token: by.token })
    if (who === 'disabled') await disable(scene.actor)
    const isSeen = who === 'friend'
    expect(await typingHeard(scene, peer, isSeen)).toBe(Number(isSeen))
    const expected = columnOf(expectedInPrivate, column)
    const tried = await tryAll(expected, others, (act) => chatActs[act](scene, asking(server, scene.actor)))
    expect(tried).toEqual({ codes: expected, traces: [] })
  })
})
