import { noticeCalls } from '@cliffhanger/contract/notices/calls.ts'
import { overviewCalls } from '@cliffhanger/contract/wallet/overview-calls.ts'
import { forgetAnswersEverywhere } from '../../platform/server/optimistic.ts'

/** Has everything that is shown of notices asked for again, in every tab. */
export const forgetNotices = (): Promise<void> =>
  forgetAnswersEverywhere(noticeCalls.listMyNotices, noticeCalls.listAnnouncements, overviewCalls.getOverview)

/** The same of a notice in full, too: it may have been changed, or withdrawn, while somebody reads it. */
export const forgetChangedNotices = async (): Promise<void> => {
  await Promise.all([forgetNotices(), forgetAnswersEverywhere(noticeCalls.openNotice)])
}
