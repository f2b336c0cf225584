import type { Domains } from './compose-domains.ts'
import type { ServerContext } from './context.ts'
import { makeAudience } from './demonstration/audience/make-audience.ts'
import { makeShoppers } from './demonstration/audience/make-shoppers.ts'
import { openCaller } from './demonstration/caller.ts'
import { makeHelp } from './demonstration/help/make-help.ts'
import { isHistoryMade, makeHistory } from './demonstration/history/history.ts'
import { demoPayers, demoPayPassword } from './demonstration/history/projects.ts'
import { makeBenefits } from './demonstration/make-benefits.ts'
import { areDramasMade, type DramaMaker, makeDramas, makeDramasJob } from './demonstration/make-dramas.ts'
import { makeFriends } from './demonstration/make-friends.ts'
import { makeGroups } from './demonstration/make-groups.ts'
import { makeLastDays } from './demonstration/make-last-days.ts'
import { isMallMade, type MallMaker, makeMall } from './demonstration/make-mall.ts'
import { makeMemberships } from './demonstration/make-memberships.ts'
import { makePastCovers } from './demonstration/make-past-covers.ts'
import { makePayments } from './demonstration/make-payments.ts'
import { makeRewards, makeWinners } from './demonstration/make-rewards.ts'
import { makeShares } from './demonstration/make-shares.ts'
import { isStarFeedMade, makeStarFeed, makeStarFilm } from './demonstration/make-star-feed.ts'
import { releasesOf } from './demonstration/release.ts'
import { demoMembers, demoPassword, seedDemoMembers } from './domains/account/index.ts'
import type { ChatDomain } from './domains/chat/index.ts'
import type { DramaDomain } from './domains/drama/index.ts'
import type { FriendsDomain } from './domains/friends/index.ts'
import type { GroupsDomain } from './domains/groups/index.ts'
import type { LedgerDomain } from './domains/ledger/index.ts'
import type { NewsDomain } from './domains/news/index.ts'
import { type DemoOperator, seedDemoOperators } from './domains/operators/index.ts'
import type { PaymentsDomain } from './domains/payments/index.ts'
import type { RewardsDomain, RewardsNeeds } from './domains/rewards/index.ts'
import { seedDemoPlatform } from './domains/session/index.ts'
import type { WalletDomain } from './domains/wallet/index.ts'
import type { DemoSignIn } from './print-addresses.ts'

/** Who makes the parts of the demonstration platform. */
export type DemonstrationDomains = RewardsNeeds &
  Pick<DramaMaker, 'media'> &
  Pick<MallMaker, 'mall'> & {
    readonly drama: DramaMaker['drama'] & Pick<DramaDomain, 'refreshCharts'>
    readonly friends: Pick<FriendsDomain, 'makeFriends' | 'noteVisit'>
    readonly chat: Pick<ChatDomain, 'send' | 'sendToGroup' | 'read'>
    readonly groups: Pick<GroupsDomain, 'make'>
    readonly ledger: LedgerDomain
    readonly news: Pick<NewsDomain, 'operator'>
    readonly wallet: Pick<WalletDomain, 'operator'>
    readonly payments: Pick<PaymentsDomain, 'operator'>
    readonly rewards: Pick<RewardsDomain, 'facts' | 'operator'>
    /** Whose calls people of the demonstration make. */
    readonly all: Domains['all']
  }

/** Gives a new demonstration its past, before anything of the present is made. One without a past is better than none. */
export async function makePast(
  context: ServerContext,
  compose: (context: ServerContext) => Domains,
): Promise<readonly DemoOperator[]> {
  try {
    return await makeHistory(context, compose)
  } catch (error) {
    context.log.error({ err: error }, 'the demonstration was made without a past')
    return []
  }
}

/** Makes the demonstration platform: people at once, in the background what has to be drawn, goods beside the first dramas.
 *  What is made already stays as it is, so every start may call it and a killed one is made up for. */
export async function seedDemonstration(
  context: ServerContext,
  domains: DemonstrationDomains,
  operatorsOfHistory: readonly DemoOperator[],
  compose: (context: ServerContext) => Domains,
): Promise<readonly DemoSignIn[]> {
  await seedDemoPlatform(context)
  const members = await seedDemoMembers(context)
  await makeBenefits(context, domains, members)
  await makeLastDays({ context, compose }, domains.mall, members)
  await makeFriends(context, domains.friends, domains.chat, members)
  await makeGroups(context, domains, members)
  await makePayments(context, domains.payments)
  await makeMemberships(context)
  await makeRewards(context, domains.rewards, members)
  await makeHelp(context, domains.news)
  const operators = operatorsOfHistory.length > 0 ? operatorsOfHistory : await seedDemoOperators(context)
  const { drama, media, mall, rewards } = domains
  await context.jobs.work(makeDramasJob, async (_nothing, { signal }) => {
    // Only a process that draws loads what draws.
    const { studio } = await import('@cliffhanger/demo-films/studio.ts')
    const caller = await openCaller(context, domains)
    try {
      const makeFirstAudience = makeAudience.bind(undefined, { context, compose }, 'first')
      // Whoever looks in while the films are made finds each drama in the charts as soon as it is there.
      const whenComplete: DramaMaker['whenComplete'] = async (dramaId, made) => {
        await makeFirstAudience(dramaId, made)
        await drama.refreshCharts()
        await makeShares(context, domains, members, dramaId, made.slug)
      }
      const whenAllComplete = makeAudience.bind(undefined, { context, compose }, 'all')
      const onRelease = releasesOf(context, compose, drama)
      // Drawn while the first drama is filmed: films wait for another process, and whoever opens the app now looks for dramas first.
      const drawn = async () => {
        await makePastCovers(context, studio)
        const goods = await makeMall({ context, mall, rewards, studio })
        await makeWinners(context, domains)
        await makeShoppers({ context, compose }, goods)
        await makeStarFeed({ context, media, studio, call: caller.call })
      }
      const filmed = makeDramas({ context, drama, onRelease, media, studio, whenComplete, whenAllComplete }, signal)
      for (const part of await Promise.allSettled([drawn(), filmed])) if (part.status === 'rejected') throw part.reason
      await makeStarFilm({ context, media, studio, call: caller.call })
    } finally {
      await caller.close()
    }
  })
  const isComplete = (await isMallMade(context)) && (await areDramasMade(context)) && (await isStarFeedMade(context))
  if (!isComplete) await context.jobs.enqueue(makeDramasJob, {}, { key: 'demonstration' })
  const hasPast = await isHistoryMade(context)
  return [
    ...demoMembers.map(({ nickName, loginName }) => ({
      who: nickName,
      login: loginName,
      password: demoPassword,
      ...(hasPast && demoPayers.has(loginName) && { payPassword: demoPayPassword }),
    })),
    ...operators.map(({ login, password, totpSecret }, index) => ({
      who: index === 0 ? 'Operator' : `Operator ${index + 1}`,
      login,
      password,
      totpSecret,
    })),
  ]
}
