import { dayMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import type { ServerContext } from '../context.ts'
import type { DemoMemberName } from '../domains/account/index.ts'
import { giveSpins, type RewardsDomain, type RewardsNeeds, signIn, spin } from '../domains/rewards/index.ts'
import { listPastMembers } from './audience/past-members.ts'
import { makeOnce } from './deps.ts'
import { isHistoryMade } from './history/history.ts'

/** Days before today on which members signed in and spun. */
const pastDays = 3
const spinsADay = 3
/** Spins each member has left to try. */
const spinsLeft = 3

/** So many of those who came in the past spun lately, one after the other. */
const othersWhoSpin = 24
const betweenSpinsMs = 47 * minuteMs

/** A sign-in of another day is nothing that today's tasks count. */
const ignored = { note: async () => {} }

/**
 * Makes the past of members of the demonstration: a streak of sign-ins that goes on today, draws of the turntable whose seeds are shown by now, and tasks half
 * done.
 */
export async function makeRewards(
  context: ServerContext,
  domains: RewardsNeeds & { readonly rewards: Pick<RewardsDomain, 'facts'> },
  members: Readonly<Record<DemoMemberName, number>>,
): Promise<void> {
  const { db, clock } = context
  const nowMs = clock()
  for (const userId of Object.values(members))
    for (let ago = pastDays; ago > 0; ago--) {
      const atMs = nowMs - ago * dayMs
      const then = { ...context, databaseClock: async () => atMs }
      const once = (name: string, make: Parameters<typeof makeOnce>[3]) =>
        makeOnce(db, `rewards/${userId}/${ago}/${name}`, nowMs, make)
      await once('sign-in', async (tx) => {
        await giveSpins(tx, { userId, spins: spinsADay - 1, actKey: `demonstration:${userId}:${ago}`, nowMs: atMs })
        await signIn(then, domains, tx, userId, ignored)
        return userId
      })
      for (let count = 0; count < spinsADay; count++)
        await once(
          `spin/${count}`,
          async (tx) => (await spin(then, domains, tx, { userId, mayPay: false, clientSeed: undefined })).id,
        )
    }
  for (const userId of Object.values(members))
    await makeOnce(db, `rewards/${userId}/now`, nowMs, async (tx) => {
      await giveSpins(tx, { userId, spins: spinsLeft, actKey: `demonstration:${userId}`, nowMs })
      const codes = ['watch', 'message', 'message'] as const
      await domains.rewards.facts.note(
        tx,
        codes.map((code, index) => ({ userId, code, key: `demonstration:${index}` })),
      )
      return userId
    })
  try {
    await makeWinners(context, domains)
  } catch (error) {
    // A wheel with few winners is better than no demonstration.
    context.log.error({ err: error }, "the demonstration's wheel was made without spins of its past members")
  }
}

/** Lets members of the past spin once each within the last day, so that the wheel's winners are many. */
async function makeWinners(context: ServerContext, domains: RewardsNeeds): Promise<void> {
  const { db, clock } = context
  if (!(await isHistoryMade(context))) return
  const nowMs = clock()
  const others = (await listPastMembers(context)).slice(-othersWhoSpin)
  for (const [index, { id: userId }] of others.entries()) {
    const atMs = nowMs - (index + 1) * betweenSpinsMs
    const then = { ...context, databaseClock: async () => atMs }
    await makeOnce(
      db,
      `rewards/${userId}/spin`,
      nowMs,
      async (tx) => (await spin(then, domains, tx, { userId, mayPay: false, clientSeed: undefined })).id,
    )
  }
}
