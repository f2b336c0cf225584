import { chatCalls } from '@cliffhanger/contract/chat/calls.ts'
import { groupsCalls } from '@cliffhanger/contract/groups/calls.ts'
import { makeCall } from './harness/call.ts'
import { printFigure } from './harness/figure.ts'
import type { Member } from './harness/members.ts'
import { envNumber, measure, type Run } from './harness/run.ts'
import { GroupLoad, type GroupStep } from './load/group-load.ts'
import { type GroupTarget, startBareGroup, startGroup } from './load/group-target.ts'
import { textPosts } from './load/text-posts.ts'

/** A group of `MEMBERS`, all online: the most deliveries per second at p99 ≤ 500 ms, from the due time of a message to its frame at each
 *  socket, beside raw `ws` that broadcasts without storage. An open loop with rising rates (`RATES`, messages/s), `SECONDS` each.
 *  `ANNOUNCE=1`: an announcement group (S-149), where its creator writes and the others read. */
const memberCount = envNumber('MEMBERS', 500)
const seconds = envNumber('SECONDS', 5)
const isAnnouncing = process.env['ANNOUNCE'] === '1'
/** Up to the same deliveries per second, however many members. */
const rates = (
  process.env['RATES'] ??
  [10_000, 25_000, 50_000, 75_000, 100_000, 125_000, 150_000, 200_000]
    .map((deliveries) => Math.ceil(deliveries / memberCount))
    .join()
)
  .split(',')
  .map(Number)
const limitMs = 500

async function climb(
  run: Run,
  name: string,
  target: GroupTarget,
  { path, senders }: { readonly path: string; readonly senders: readonly Member[] },
): Promise<GroupStep | undefined> {
  const load = await GroupLoad.open(run, target)
  let best: GroupStep | undefined
  for (const rate of rates) {
    const step = await load.step(rate, seconds, textPosts(path, target.groupId, senders))
    console.error(name, JSON.stringify(step))
    if (step.p99Ms > limitMs || step.missing > 0) return best
    best = step
  }
  return best
}

await measure(async (run) => {
  const group = await startGroup(run, memberCount)
  const { groupId, creator, members } = group
  if (isAnnouncing)
    await makeCall(
      group.url,
      groupsCalls.editGroupSettings,
      { group_id: groupId, can_send_msg: 2, show_member_list: 0 },
      creator.token,
    )
  const senders = isAnnouncing ? [creator] : members.slice(0, 100)
  const ours = await climb(run, 'ours', group, { path: chatCalls.sendGroupMessage.path, senders })
  const bareGroup = await startBareGroup(run, memberCount)
  const bare = await climb(run, 'raw ws', bareGroup, { path: '/', senders: bareGroup.members })
  printFigure({
    what: `${isAnnouncing ? 'announcement group' : 'group'} of ${memberCount} online, p99 ≤ ${limitMs} ms`,
    value: ours?.deliveriesPerSecond ?? 0,
    unit: 'deliveries/s',
    baseline: { what: 'raw ws broadcast without storage', value: bare?.deliveriesPerSecond ?? 0 },
    ...(ours && { p50Ms: ours.p50Ms, p99Ms: ours.p99Ms }),
  })
})
