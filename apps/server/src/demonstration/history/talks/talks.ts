import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { minuteMs } from '@cliffhanger/contract/duration.ts'
import { stickerCalls } from '@cliffhanger/contract/stickers/calls.ts'
import { textContent } from '@cliffhanger/rules/chat/message-content.ts'
import { pollContent } from '@cliffhanger/rules/chat/polls.ts'
import { stickerContent } from '@cliffhanger/rules/chat/stickers.ts'
import { localIdOf } from '../../local-id.ts'
import { befriend, friendships } from '../../make-friends.ts'
import { makeGroup, withMentions } from '../../make-groups.ts'
import type { World } from '../world.ts'
import { castTalks } from './cast-talks.ts'
import { type Evening, type Line, type PastTalk, pastGroups, pastTalks } from './texts.ts'

/** The four of the demonstration knew each other, and had made groups, so long before the day on which it is first opened. */
const acquaintedDaysAgo = 30
const betweenLinesMs = 3 * minuteMs

interface Room {
  readonly chatType: 'private' | 'group'
  /** Where somebody's messages go. */
  targetOf(who: string): number
  /** Reads everything up to a message. */
  read(who: string, messageId: number): Promise<unknown>
}

/** The members whoever tries the demonstration signs in as become friends, make groups and talk over the last weeks of the past. */
export async function planTalks(world: World): Promise<void> {
  const { simulation, timeline } = world
  const { context, domains } = simulation
  const idOf = (who: string): number => world.person(who).id
  const acquaintedMs = acquaintedAt(world)
  for (const { pair } of friendships) planFriendship(world, pair)
  for (const talk of pastTalks) planTalk(world, talk)
  for (const group of pastGroups) {
    const make = () => makeGroup(context, domains.groups, group, idOf)
    timeline.at(acquaintedMs, make)
    planEvenings(world, group.name, group.evenings, async () => {
      const groupId = await make()
      return {
        chatType: 'group',
        targetOf: () => groupId,
        read: (who, messageId) => domains.chat.read(idOf(who), { groupId }, messageId),
      }
    })
  }
}

/** They become friends of people they brought, and talk with them. */
export async function planCastTalks(world: World): Promise<void> {
  for (const talk of castTalks) {
    planFriendship(world, talk.pair)
    planTalk(world, talk)
  }
}

const acquaintedAt = ({ days, moment }: World): number => moment(days - acquaintedDaysAgo, 18)

function planFriendship(world: World, pair: PastTalk['pair']): void {
  const { context, domains } = world.simulation
  const idOf = (who: string): number => world.person(who).id
  world.timeline.at(acquaintedAt(world), () => befriend(context, domains.friends, pair, [idOf(pair[0]), idOf(pair[1])]))
}

function planTalk(world: World, { pair, evenings }: PastTalk): void {
  const idOf = (who: string): number => world.person(who).id
  const peerOf = (who: string): number => idOf(who === pair[0] ? pair[1] : pair[0])
  const room: Room = {
    chatType: 'private',
    targetOf: peerOf,
    read: (who, messageId) => world.simulation.domains.chat.read(idOf(who), { peerId: peerOf(who) }, messageId),
  }
  planEvenings(world, pair.join('+'), evenings, async () => room)
}

function planEvenings(world: World, name: string, evenings: readonly Evening[], roomOf: () => Promise<Room>): void {
  const { timeline, days, moment } = world
  const sent: number[] = []
  for (const { daysAgo, hour, lines } of evenings) {
    for (const [turn, line] of lines.entries())
      timeline.at(moment(days - daysAgo, hour) + turn * betweenLinesMs, async () => {
        const messageId = await say(world, await roomOf(), line, { name: `${name}/past/${sent.length}`, sent })
        sent.push(messageId)
      })
  }
}

/** Whoever speaks has read what was said before; whoever reacts or votes has read this too. */
async function say(
  world: World,
  room: Room,
  line: Line,
  { name, sent }: { readonly name: string; readonly sent: readonly number[] },
): Promise<number> {
  const { simulation, person } = world
  const { who, answers, reactions = [], poll } = line
  const { chatType } = room
  await simulation.domains.friends.noteVisit(person(who).id)
  const heardId = sent.at(-1)
  if (heardId !== undefined) await room.read(who, heardId)
  const message = {
    local_id: localIdOf(name),
    target_id: room.targetOf(who),
    ...(await contentOf(world, line)),
    ref_msg_id: answers === undefined ? 0 : (sent.at(-answers) ?? 0),
  }
  const row = chatType === 'group' ? chatCalls.sendGroupMessage : chatCalls.sendPrivateMessage
  const { msg_id } = await simulation.call(person(who), row, message)
  for (const [other, emoji] of reactions) {
    await room.read(other, msg_id)
    const place = { chat_type: chatType, target_id: room.targetOf(other), msg_id }
    await simulation.call(person(other), chatCalls.setReaction, { ...place, emoji })
  }
  for (const [voter, option] of poll?.votes ?? []) {
    await room.read(voter, msg_id)
    const place = { chat_type: chatType, target_id: room.targetOf(voter), msg_id }
    await simulation.call(person(voter), chatCalls.votePoll, { ...place, options: [option] })
  }
  return msg_id
}

/** A line as it is sent. */
async function contentOf({ simulation, person }: World, { who, words, poll, isSticker }: Line) {
  if (poll) {
    const content_text = pollContent(words, { ...openPoll, options: [...poll.options] })
    return { msg_type: 'poll' as const, content_text }
  }
  if (isSticker) {
    const { list } = await simulation.call(person(who), stickerCalls.listStickers, {})
    const [sticker] = list.flatMap(({ id, stickers }) =>
      stickers.flatMap((one) => (one.emoji === words ? [{ ...one, pack_id: id }] : [])),
    )
    if (!sticker) throw new Error(`no sticker stands for ${words}`)
    return { msg_type: 'sticker' as const, content_text: stickerContent(sticker) }
  }
  const content_text = textContent(withMentions(words, (other) => person(other).id))
  return { msg_type: 'text' as const, content_text }
}

const openPoll = { several: 0, quiz: 0, anonymous: 0, open_seconds: 0 } as const
