import { randomInt, randomUUID } from 'node:crypto'
import { shippedAvatars } from '@cliffhanger/contract/account/avatars.ts'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { quickReactions } from '@cliffhanger/contract/chat/reactions.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { withSilence } from '@cliffhanger/rules/chat/silent.ts'
import { vi } from 'vitest'
import type { Action } from './chat/any-action.ts'
import { arrange } from './chat/arrange.ts'
import { draft, type SavedDrafts } from './chat/draft-acts.ts'
import { fold } from './chat/folder-act.ts'
import { handOver, joinByLink, kick, leave } from './chat/membership-acts.ts'
import { actOnPoll, type SentMessages } from './chat/poll-acts.ts'
import { remind } from './chat/remind-act.ts'
import { mute, permit } from './chat/rule-acts.ts'
import { schedule } from './chat/schedule-act.ts'
import { sendSticker } from './chat/sticker-act.ts'
import { MemberDevice, patience } from './member-device.ts'
import { type Member, newMember } from './members.ts'
import type { TestServer } from './server.ts'

/** Members, their devices and groups, over several processes. */
export interface World extends SentMessages, SavedDrafts {
  readonly servers: readonly TestServer[]
  readonly members: readonly Member[]
  readonly devices: readonly MemberDevice[]
  readonly groups: readonly number[]
}

export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}

/** `fateOf` says how often a frame comes. Six friends with eight devices, and three groups: history for everybody, for creator and managers, for nobody. */
export async function openWorld(servers: readonly TestServer[], fateOf: () => number): Promise<World> {
  const server = at(servers, 0)
  const members = await Promise.all(Array.from({ length: 6 }, () => newMember(server)))
  for (const [index, one] of members.entries())
    for (const other of members.slice(index + 1))
      await server.context.db.transaction((tx) => server.domains.friends.makeFriends(tx, one.userId, other.userId))
  const devices = [...members, ...members.slice(0, 2)].map(
    (member, index) => new MemberDevice(member, at(servers, index)),
  )
  await Promise.all(devices.map((device) => device.connect()))
  await vi.waitFor(() => {
    if (!devices.every(({ store }) => store.mark)) throw new Error('a first round is under way')
  }, patience)
  for (const device of devices) device.fate = (frame) => ('seq' in frame ? fateOf() : 1)
  const groups: number[] = []
  for (const [index, show_history] of ([0, 2, 3] as const).entries()) {
    const creator = at(members, index)
    const { group } = await server.succeed(
      groupsCalls.createGroup,
      {
        group_name: `History ${show_history}`,
        avatar_url: shippedAvatars[0],
        members: members.filter((one) => one !== creator).map(({ userId }) => userId),
      },
      { token: creator.token },
    )
    await server.succeed(
      groupsCalls.setRoles,
      { group_id: group.group_id, members: [at(members, index + 1).userId], role: 'manager' },
      { token: creator.token },
    )
    await server.succeed(
      groupsCalls.editGroupSettings,
      { group_id: group.group_id, show_history },
      { token: creator.token },
    )
    groups.push(group.group_id)
  }
  return { servers, members, devices, groups, sent: new Map(), polls: new Map(), drafts: new Map() }
}

const privateId = (one: Member, other: Member) =>
  `p_${Math.min(one.userId, other.userId)}_${Math.max(one.userId, other.userId)}`

/** Does it, whatever the answer: a refusal is one of the outcomes, a fault is none. */
export async function perform(
  world: World,
  { kind, who, other: otherIndex, group, back, isOn, process }: Action,
): Promise<void> {
  const server = at(world.servers, process)
  const member = at(world.members, who)
  const other = at(world.members, otherIndex === who ? otherIndex + 1 : otherIndex)
  const by = { token: member.token }
  const group_id = at(world.groups, group)
  const target = { target_id: group_id, conversation_id: `g_${group_id}` }
  const peer = { target_id: other.userId, conversation_id: privateId(member, other) }
  const membership = { group_id, founders: foundersOf(world, group), back, isOn }
  const rule = { group_id, by: creatorOf(world, group) }
  const newest = (stream: string) => world.sent.get(stream)?.at(-1 - back) ?? 1
  const msg_id = newest(target.conversation_id)
  const privateMessage = newest(peer.conversation_id)
  const save = (stream: string, id: number | undefined) => {
    if (id !== undefined) world.sent.set(stream, [...(world.sent.get(stream) ?? []), id])
  }
  const words = textContent(`${kind} ${randomInt(1_000_000)}`)
  const text = { local_id: randomUUID(), content_text: isOn ? words : withSilence(words, true) }
  switch (kind) {
    case 'send': {
      const sent = await server.call(chatCalls.sendGroupMessage, { ...text, target_id: group_id }, by)
      return save(target.conversation_id, sent.data?.msg_id)
    }
    case 'sendPrivate': {
      const sent = await server.call(chatCalls.sendPrivateMessage, { ...text, target_id: other.userId }, by)
      return save(peer.conversation_id, sent.data?.msg_id)
    }
    case 'stick':
      return save(target.conversation_id, await sendSticker(server, member, { back, chatType: 'group', ...target }))
    case 'stickPrivate':
      return save(peer.conversation_id, await sendSticker(server, member, { back, chatType: 'private', ...peer }))
    case 'withdraw':
      await server.call(chatCalls.withdrawGroupMessage, { target_id: group_id, msg_id }, by)
      return
    case 'deleteForMe':
      await server.call(chatCalls.deleteGroupMessages, { ...target, del_msg_type: 1, msg_ids: [msg_id] }, by)
      return
    case 'deleteForAll':
      await server.call(chatCalls.deleteGroupMessages, { ...target, del_msg_type: 2, msg_ids: [msg_id] }, by)
      return
    case 'clear':
      await server.call(chatCalls.deleteGroupMessages, { ...target, del_msg_type: 3, msg_ids: [] }, by)
      return
    case 'deletePrivate':
      await server.call(
        chatCalls.deletePrivateMessages,
        { ...peer, del_msg_type: isOn ? 1 : 2, msg_ids: [privateMessage] },
        by,
      )
      return
    case 'clearPrivate':
      await server.call(chatCalls.deletePrivateMessages, { ...peer, del_msg_type: 3, msg_ids: [] }, by)
      return
    case 'pin':
    case 'unpin':
      await server.call(
        chatCalls.pinMessage,
        { target_id: group_id, msg_id, is_top: kind === 'pin' ? 1 : 0 },
        // Members pin where the group lets them.
        { token: isOn ? rule.by.token : member.token },
      )
      return
    case 'unpinAll':
      await server.call(chatCalls.unpinAllMessages, { target_id: group_id }, { token: rule.by.token })
      return
    case 'mute':
      return mute(server, member, { ...rule, back, isOn })
    case 'permit':
      return permit(server, { ...rule, back, isOn })
    case 'kick':
    case 'kickWithMessages':
      return kick(server, member, { ...membership, isOn: kind === 'kickWithMessages' })
    case 'leave':
      return leave(server, member, membership)
    case 'joinByLink':
      return joinByLink(world.servers, member, membership)
    case 'handOver':
      return handOver(server, membership)
    case 'invite':
      await server.call(
        groupsCalls.inviteMembers,
        { group_id, members: world.members.filter((one) => one !== other).map(({ userId }) => userId) },
        { token: other.token },
      )
      return
    case 'judge':
      await server.call(
        chatCalls.reviewGroupMessage,
        { target_id: group_id, msg_id, req_status: isOn ? 1 : 2 },
        { token: rule.by.token },
      )
      return
    case 'read':
      await server.call(chatCalls.readGroupMessages, { ...target, msg_id }, by)
      return
    case 'readPrivate':
      await server.call(chatCalls.readPrivateMessages, { ...peer, msg_id: privateMessage }, by)
      return
    case 'react':
    case 'reactPrivate': {
      const place =
        kind === 'react'
          ? { chat_type: 'group' as const, target_id: group_id, msg_id }
          : { chat_type: 'private' as const, target_id: other.userId, msg_id: privateMessage }
      await server.call(chatCalls.setReaction, { ...place, emoji: isOn ? at(quickReactions, back) : '' }, by)
      return
    }
    case 'edit':
    case 'editPrivate': {
      const place =
        kind === 'edit'
          ? { chat_type: 'group' as const, target_id: group_id, msg_id }
          : { chat_type: 'private' as const, target_id: other.userId, msg_id: privateMessage }
      await server.call(chatCalls.editMessage, { ...place, text: `edited ${back}` }, by)
      return
    }
    case 'ask':
    case 'vote':
    case 'close':
      return actOnPoll(world, server, member, { kind, back, isOn, chatType: 'group', ...target })
    case 'askPrivate':
    case 'votePrivate':
    case 'closePrivate':
      return actOnPoll(world, server, member, { kind, back, isOn, chatType: 'private', ...peer })
    case 'schedule':
      return save(
        target.conversation_id,
        await schedule(world.servers, member, { ...text, chat_type: 'group', target_id: group_id, isSent: isOn }),
      )
    case 'schedulePrivate':
      return save(
        peer.conversation_id,
        await schedule(world.servers, member, { ...text, chat_type: 'private', target_id: other.userId, isSent: isOn }),
      )
    case 'arrange':
      return arrange(server, member, { back, isOn, chat_type: 'group', target_id: group_id })
    case 'arrangePrivate':
      return arrange(server, member, { back, isOn, chat_type: 'private', target_id: other.userId })
    case 'fold':
      return fold(server, member, { back, isOn, conversation_id: target.conversation_id })
    case 'foldPrivate':
      return fold(server, member, { back, isOn, conversation_id: peer.conversation_id })
    case 'remind':
      return remind(server, member, { back, isOn, msg_id })
    case 'remindPrivate':
      return remind(server, member, { back, isOn, msg_id: privateMessage })
    case 'draft':
      return draft(world, server, member, { back, isOn, conversation_id: target.conversation_id })
    case 'draftPrivate':
      return draft(world, server, member, { back, isOn, conversation_id: peer.conversation_id })
    case 'disconnect':
      return at(world.devices, who + back).disconnect()
    case 'connect': {
      const device = at(world.devices, who + back)
      return device.state === 'connected' ? undefined : device.open(server)
    }
    default:
      return kind satisfies never
  }
}

/** Who made the group: its creator, or a manager after it was handed over. */
const creatorOf = ({ members }: World, group: number): Member => at(members, group)

/** Creator and manager of a group, whichever of them is which. */
const foundersOf = ({ members }: World, group: number): readonly [Member, Member] => [
  at(members, group),
  at(members, group + 1),
]
