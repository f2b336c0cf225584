import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { Video, VideoItem } from '@cliffhanger/contract/drama/schemas.ts'
import { membershipCalls } from '@cliffhanger/contract/membership/calls.ts'
import { orderCalls } from '@cliffhanger/contract/payments/order-calls.ts'
import { activityCalls } from '@cliffhanger/contract/rewards/activity-calls.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { assetUrl } from '../../../platform/server/endpoints.ts'
import { callQuery, queryClient } from '../../../platform/server/queries.ts'
import { speakAll } from '../../../platform/texts.ts'
import { tasksQuestion } from './use-free-gold.ts'
import { quoteQuestion } from './use-unlock-quote.ts'
import { conversionsQuestion } from './use-unlock-terms.ts'

/** Fetches what the sheet of a locked episode will show: its price, that of VIP where it opens it, my gold and coupons, free ways to more, its cover and the sheet itself; nothing of the film. */
export const prefetchUnlock = async ({ id }: Video, { cover, number, deny_reason }: VideoItem): Promise<void> => {
  if (cover !== '') new Image().src = assetUrl(cover)
  await Promise.allSettled([
    queryClient.prefetchQuery(callQuery(dramaCalls.getEpisodes, { video_id: id })),
    queryClient.prefetchQuery(callQuery(overviewCalls.getOverview, {})),
    queryClient.prefetchQuery(callQuery(orderCalls.quoteOrder, quoteQuestion(id, { kind: 'one', numbers: [number] }))),
    queryClient.prefetchQuery(callQuery(conversionCalls.listConversions, conversionsQuestion)),
    queryClient.prefetchQuery(callQuery(signInCalls.signIn, {})),
    queryClient.prefetchQuery(callQuery(activityCalls.listActivities, tasksQuestion)),
    deny_reason === 'vip' && queryClient.prefetchQuery(callQuery(membershipCalls.listVipPlans, {})),
    import('./unlock-sheet.tsx'),
    speakAll(),
  ])
}
