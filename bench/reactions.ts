import { randomUUID } from 'node:crypto'
import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { quickReactions } from '@cliffhanger/contract/chat/reactions.ts'
import { makeCall } from './harness/call.ts'
import { printFigure, round } from './harness/figure.ts'
import { processorSeconds } from './harness/process-figures.ts'
import { envNumber, measure } from './harness/run.ts'
import { GroupLoad, type GroupPosts, type GroupStep } from './load/group-load.ts'
import { type StartedGroup, startBareGroup, startGroup } from './load/group-target.ts'
import { textPosts } from './load/text-posts.ts'

/** `RATE` reactions per second for `SECONDS` in a group of `MEMBERS`, all online, to one message and to twenty at once: from the due time of
 *  each to the frame that brings it to each socket (S-115), beside raw `ws` that broadcasts as many frames without storage. */
const memberCount = envNumber('MEMBERS', 500)
const perSecond = envNumber('RATE', 500)
const seconds = envNumber('SECONDS', 10)
const warmUpSeconds = 2

/** Members react in turn, each with another emoji than before, so that each changes something. */
function reactionPosts({ groupId, members }: StartedGroup, messageIds: readonly number[]): GroupPosts {
  const keyOf = (messageId: number, userId: number) => `${messageId} ${userId}`
  /** What was posted and has not been seen yet, the first first: one event holds one change of a member at a message. */
  const waiting = new Map<string, number[]>()
  /** What each event holds, by its seq: every socket gets the same. */
  const heard = new Map<string, readonly number[]>()
  const indicesOf = (frame: string): number[] => {
    const { data } = JSON.parse(frame) as { data: { msg_id: number; changes: { user_id: number }[] } }
    return data.changes.flatMap(({ user_id }) => waiting.get(keyOf(data.msg_id, user_id))?.splice(0, 1) ?? [])
  }
  return {
    post(index) {
      const turn = Math.floor(index / members.length)
      const member = members[index % members.length]
      const messageId = messageIds[index % messageIds.length] ?? 0
      const key = keyOf(messageId, member?.id ?? 0)
      waiting.set(key, [...(waiting.get(key) ?? []), index])
      const emoji = quickReactions[(turn + index) % quickReactions.length]
      const body = JSON.stringify({ chat_type: 'group', target_id: groupId, msg_id: messageId, emoji })
      // Connections count bytes by signs.
      const ascii = body.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
      return { path: chatCalls.setReaction.path, token: member?.token ?? '', body: ascii }
    },
    read(frame, onIndex) {
      if (!frame.startsWith('{"action":"msg_reacted"')) return
      const [, seq = ''] = /"seq":(\d+)/.exec(frame) ?? []
      const indices = heard.get(seq) ?? indicesOf(frame)
      heard.set(seq, indices)
      for (const index of indices) onIndex(index)
    },
  }
}

/** New messages of the creator to react to. */
async function post({ url, groupId, creator }: StartedGroup, count: number): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < count) {
    const content_text = JSON.stringify([{ text: { content: 'react to this' } }])
    const message = { local_id: randomUUID(), target_id: groupId, msg_type: 'text' as const, content_text }
    ids.push((await makeCall(url, chatCalls.sendGroupMessage, message, creator.token)).msg_id)
  }
  return ids
}

interface Costly extends GroupStep {
  /** Processor time of one reaction. */
  readonly serverUs: number
  readonly databaseUs: number
}

async function react(load: GroupLoad, group: StartedGroup, messages: number): Promise<Costly> {
  await load.step(perSecond, warmUpSeconds, reactionPosts(group, await post(group, messages)))
  const posts = reactionPosts(group, await post(group, messages))
  const spent = () => [processorSeconds(group.serverPid), processorSeconds(group.databasePid, true)] as const
  const [server, database] = spent()
  const step = await load.step(perSecond, seconds, posts)
  const [serverAfter, databaseAfter] = spent()
  const costUs = (spentSeconds: number) => round((spentSeconds * 1e6) / (perSecond * seconds), 1)
  const costly = { ...step, serverUs: costUs(serverAfter - server), databaseUs: costUs(databaseAfter - database) }
  console.error(`${messages} messages`, JSON.stringify(costly))
  return costly
}

await measure(async (run) => {
  const group = await startGroup(run, memberCount)
  const load = await GroupLoad.open(run, group)
  const steps = new Map<number, Costly>()
  for (const messages of [1, 20]) steps.set(messages, await react(load, group, messages))
  load.close()
  const bare = await startBareGroup(run, memberCount)
  const bareLoad = await GroupLoad.open(run, bare)
  const baseline = await bareLoad.step(perSecond, seconds, textPosts('/', 1, bare.members))
  console.error('raw ws', JSON.stringify(baseline))
  for (const [messages, { p99Ms, ...step }] of steps)
    printFigure({
      what: `${perSecond} reactions/s to ${messages} of the messages of a group of ${memberCount} online, p99`,
      value: p99Ms,
      unit: 'ms',
      baseline: { what: 'raw ws broadcast of as many frames without storage, p99', value: baseline.p99Ms },
      ...step,
    })
})
