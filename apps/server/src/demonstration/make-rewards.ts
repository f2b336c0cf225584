import { hourMs, minuteMs } from '@cliffhanger/contract/duration.ts'
import type { ServerContext } from '../context.ts'
import type { DemoMemberName } from '../domains/account/index.ts'
import { giveSpins, type RewardsDomain, type RewardsNeeds, signIn, spin } from '../domains/rewards/index.ts'
import { listPastMembers } from './audience/past-members.ts'
import { makeOnce } from './deps.ts'
import { isHistoryMade } from './history/history.ts'
import type { LastDays } from './history/last-days.ts'
import { choicesOf } from './history/seeded.ts'
import type { Simulation } from './history/simulation.ts'
import type { Timeline } from './history/timeline.ts'

type Members = Readonly<Record<DemoMemberName, number>>

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

/** Gives members of the demonstration spins to try and tasks that are half done. */
export async function makeRewards(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { facts }: Pick<RewardsDomain, 'facts'>,
  members: Members,
): Promise<void> {
  const nowMs = clock()
  for (const userId of Object.values(members))
    await makeOnce(db, `rewards/${userId}/now`, nowMs, async (tx) => {
      await giveSpins(tx, { userId, spins: spinsLeft, actKey: `demonstration:${userId}`, nowMs })
      const codes = ['watch', 'message', 'message'] as const
      await facts.note(
        tx,
        codes.map((code, index) => ({ userId, code, key: `demonstration:${index}` })),
      )
      return userId
    })
}

/** Plans a streak of sign-ins that goes on today, and draws of the turntable whose seeds are shown by now. */
export function planPastRewards({ simulation, timeline, dayOf }: LastDays, members: Members): void {
  for (const [name, userId] of Object.entries(members))
    for (let ago = pastDays; ago > 0; ago--) planDay(simulation, timeline, { name, userId, ago, startMs: dayOf(ago) })
}

interface PastDay {
  readonly name: string
  readonly userId: number
  readonly ago: number
  readonly startMs: number
}

/** They sign in in the morning and spin in the evening. */
function planDay({ context, domains }: Simulation, timeline: Timeline, { name, userId, ago, startMs }: PastDay): void {
  const choices = choicesOf(`rewards/${name}/${ago}`)
  const once = (part: string, make: Parameters<typeof makeOnce>[3]) =>
    makeOnce(context.db, `rewards/${userId}/${ago}/${part}`, context.clock(), make)
  timeline.at(startMs + 7 * hourMs + choices.below(150) * minuteMs, () =>
    once('sign-in', async (tx) => {
      const nowMs = context.clock()
      await giveSpins(tx, { userId, spins: spinsADay - 1, actKey: `demonstration:${userId}:${ago}`, nowMs })
      await signIn(context, domains, tx, userId, ignored)
      return userId
    }),
  )
  let atMs = startMs + 19 * hourMs
  for (let count = 0; count < spinsADay; count++) {
    atMs += choices.between(3, 70) * minuteMs
    timeline.at(atMs, () =>
      once(
        `spin/${count}`,
        async (tx) => (await spin(context, domains, tx, { userId, mayPay: false, clientSeed: undefined })).id,
      ),
    )
  }
}

/** Lets members of the past spin once each within the last day, so that the wheel's winners are many. A wheel with few winners is better than no
 *  demonstration: what goes wrong is logged. */
export async function makeWinners(context: ServerContext, domains: RewardsNeeds): Promise<void> {
  try {
    if (await isHistoryMade(context)) await letSpin(context, domains)
  } catch (error) {
    context.log.error({ err: error }, "the demonstration's wheel was made without spins of its past members")
  }
}

async function letSpin(context: ServerContext, domains: RewardsNeeds): Promise<void> {
  const { db, clock } = context
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
