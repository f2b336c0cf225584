import { benefitCalls } from '@cliffhanger/contract/operators/benefit-calls.ts'
import { channelCalls } from '@cliffhanger/contract/operators/channel-calls.ts'
import { conversionRateCalls } from '@cliffhanger/contract/operators/conversion-calls.ts'
import { coolingOffCalls } from '@cliffhanger/contract/operators/cooling-off-calls.ts'
import { discoverKeepingCalls } from '@cliffhanger/contract/operators/discover-calls.ts'
import { publishingCalls } from '@cliffhanger/contract/operators/drama-calls.ts'
import { emojiSetCalls } from '@cliffhanger/contract/operators/emoji-calls.ts'
import { financeCalls } from '@cliffhanger/contract/operators/finance-calls.ts'
import { groupModerationCalls } from '@cliffhanger/contract/operators/group-calls.ts'
import { ledgerCalls } from '@cliffhanger/contract/operators/ledger-calls.ts'
import { mediaKeepingCalls } from '@cliffhanger/contract/operators/media-calls.ts'
import { membershipHandlingCalls } from '@cliffhanger/contract/operators/membership-calls.ts'
import { noticeWritingCalls } from '@cliffhanger/contract/operators/notice-calls.ts'
import { paymentCalls } from '@cliffhanger/contract/operators/payment-calls.ts'
import { platformCalls } from '@cliffhanger/contract/operators/platform-calls.ts'
import { playFigureCalls } from '@cliffhanger/contract/operators/play-calls.ts'
import { realNameReviewCalls } from '@cliffhanger/contract/operators/real-name-calls.ts'
import { refundReviewCalls } from '@cliffhanger/contract/operators/refund-calls.ts'
import { reportHandlingCalls } from '@cliffhanger/contract/operators/report-calls.ts'
import { sharingCalls } from '@cliffhanger/contract/operators/sharing-calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { supportCalls } from '@cliffhanger/contract/operators/support-calls.ts'
import { withdrawalHandlingCalls } from '@cliffhanger/contract/operators/withdrawal-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Authentication } from '../../platform/callers.ts'
import { bindCalls } from '../../platform/handlers.ts'
import { authenticateOperator } from './authenticate.ts'
import * as banners from './calls/banners.ts'
import * as benefits from './calls/benefits.ts'
import * as changes from './calls/changes.ts'
import * as charts from './calls/charts.ts'
import * as collectAccounts from './calls/collect-accounts.ts'
import * as conversionPairs from './calls/conversion-pairs.ts'
import { liftCoolingOff, listCoolingOffs } from './calls/cooling-offs.ts'
import * as dramaTerms from './calls/drama-terms.ts'
import * as dramaTypes from './calls/drama-types.ts'
import * as dramas from './calls/dramas.ts'
import * as emoji from './calls/emoji.ts'
import * as episodes from './calls/episodes.ts'
import * as finance from './calls/finance.ts'
import * as groups from './calls/groups.ts'
import * as home from './calls/home.ts'
import * as ledger from './calls/ledger.ts'
import * as ledgerRequests from './calls/ledger-requests.ts'
import * as media from './calls/media.ts'
import * as members from './calls/members.ts'
import * as memberships from './calls/memberships.ts'
import * as news from './calls/news.ts'
import * as notices from './calls/notices.ts'
import * as orders from './calls/orders.ts'
import * as outbox from './calls/outbox.ts'
import * as ownAccount from './calls/own-account.ts'
import * as payments from './calls/payments.ts'
import * as paymentChannels from './calls/payments-channels.ts'
import * as paymentSuspense from './calls/payments-suspense.ts'
import * as paymentUsdt from './calls/payments-usdt.ts'
import { getPlayFigures } from './calls/plays.ts'
import * as posters from './calls/posters.ts'
import * as realNames from './calls/real-names.ts'
import * as refunds from './calls/refunds.ts'
import * as reports from './calls/reports.ts'
import * as reviews from './calls/reviews.ts'
import * as settings from './calls/settings.ts'
import * as setup from './calls/setup.ts'
import { signInOperator } from './calls/sign-in.ts'
import * as staff from './calls/staff.ts'
import * as support from './calls/support.ts'
import * as texts from './calls/texts.ts'
import { getWaiting } from './calls/waiting.ts'
import * as withdrawals from './calls/withdrawals.ts'
import type { OperatorNeeds } from './needs.ts'

export { seedDemoOperator } from './demo-operator.ts'
export * as fromTheMachine from './from-the-machine.ts'
export { statusOf as standingOf } from './second-person.ts'

export interface OperatorDomain extends Domain {
  readonly operator: Authentication['operator']
}

/** The operators' side of the platform (R-23): other people, other tokens, every change in the log. */
export function createOperatorDomain(context: ServerContext, needs: OperatorNeeds): OperatorDomain {
  return {
    operator: authenticateOperator(context),
    calls: [
      ...bindCalls(staffCalls, {
        signInOperator,
        ...setup,
        ...ownAccount,
        ...staff,
        listOperatorChanges: changes.listOperatorChanges,
        decideOperatorChange: changes.decideOperatorChange,
        makeSetupLink: changes.makeSetupLinkOf,
      }),
      ...bindCalls(platformCalls, {
        getWaiting: getWaiting(needs),
        ...settings,
        listMembers: members.listMembers,
        getMember: members.getMember(needs),
        setMemberState: members.setMemberState(needs),
        endMemberSessions: members.endMemberSessions(needs),
        listOutbox: outbox.listOutbox(needs),
        revealCode: outbox.revealCode(needs),
        ...texts,
      }),
      ...bindCalls(publishingCalls, {
        listDramas: dramas.listDramas,
        getDrama: dramas.getDrama(needs),
        createDrama: dramas.createDrama(needs),
        editDrama: dramas.editDrama(needs),
        setDramaPublished: dramas.setDramaPublished(needs),
        listDramaTypes: dramaTypes.listDramaTypes(needs),
        createDramaType: dramaTypes.createDramaType(needs),
        editDramaType: dramaTypes.editDramaType(needs),
        startUpload: episodes.startUpload,
        beginUpload: episodes.beginUpload,
        finishUpload: episodes.finishUpload,
        dropUpload: episodes.dropUpload,
        addEpisode: episodes.addEpisode(needs),
        removeEpisode: episodes.removeEpisode(needs),
        reorderEpisodes: episodes.reorderEpisodes(needs),
        cancelTranscoding: episodes.cancelTranscoding(needs),
        retryTranscoding: episodes.retryTranscoding(needs),
        listBanners: banners.listBanners(needs),
        createBanner: banners.createBanner(needs),
        editBanner: banners.editBanner(needs),
        removeBanner: banners.removeBanner(needs),
      }),
      ...bindCalls(playFigureCalls, { getPlayFigures }),
      ...bindCalls(mediaKeepingCalls, {
        listTranscodings: media.listTranscodings(needs),
        getTranscoding: media.getTranscoding(needs),
        listCaptions: media.listCaptionsOf(needs),
        saveCaptions: media.saveCaptions(needs),
        removeCaptions: media.removeCaptions(needs),
        listPlayAlarms: media.listPlayAlarms,
      }),
      ...bindCalls(discoverKeepingCalls, {
        getChart: charts.getChart(needs),
        pinDrama: charts.pinDrama(needs),
        unpinDrama: charts.unpinDrama(needs),
        getHomeSettings: home.getHomeSettings(needs),
        setHomeSettings: home.setHomeSettings(needs),
      }),
      ...bindCalls(sharingCalls, {
        getDramaTerms: dramaTerms.getDramaTerms(needs),
        setDramaTerms: dramaTerms.setDramaTerms(needs),
        getDramaShares: dramaTerms.getDramaShares(needs),
        listPosters: posters.listPosters(needs),
        createPoster: posters.createPoster(needs),
        editPoster: posters.editPoster(needs),
        removePoster: posters.removePoster(needs),
      }),
      ...bindCalls(refundReviewCalls, {
        listFailedUnlocks: refunds.listFailedUnlocks(needs),
        judgeFailedUnlock: refunds.judgeFailedUnlock(needs),
      }),
      ...bindCalls(reportHandlingCalls, {
        listReports: reports.listReports(needs),
        getReport: reports.getReport(needs),
        takeReport: reports.takeReport(needs),
        closeReport: reports.closeReport(needs),
        eraseReportedMessage: reports.eraseReportedMessage(needs),
      }),
      ...bindCalls(groupModerationCalls, {
        listGroups: groups.listGroups(needs),
        getGroup: groups.getGroup(needs),
        setGroupState: groups.setGroupState(needs),
        setGroupBadges: groups.setGroupBadges(needs),
        setDefaultGroup: groups.setDefaultGroup(needs),
        listReviews: reviews.listReviews(needs),
        decideReview: reviews.decideReview(needs),
      }),
      ...bindCalls(emojiSetCalls, {
        listEmojiSet: emoji.listEmojiSet(needs),
        addEmoji: emoji.addEmoji(needs),
        editEmoji: emoji.editEmoji(needs),
        removeEmoji: emoji.removeEmoji(needs),
        sortEmoji: emoji.sortEmoji(needs),
      }),
      ...bindCalls(noticeWritingCalls, {
        listWrittenNotices: notices.listWrittenNotices(needs),
        writeNotice: notices.writeNotice(needs),
        editNotice: notices.editNotice(needs),
        withdrawNotice: notices.withdrawNotice(needs),
        listArticles: news.listArticles(needs),
        createArticle: news.createArticle(needs),
        editArticle: news.editArticle(needs),
        setArticlePublished: news.setArticlePublished(needs),
      }),
      ...bindCalls(benefitCalls, {
        listCouponKinds: benefits.listCouponKinds,
        createCouponKind: benefits.createCouponKind,
        editCouponKind: benefits.editCouponKind,
        grantCoupon: benefits.grantCoupon(needs),
        listCodeBatches: benefits.listCodeBatches,
        createCodeBatch: benefits.createCodeBatch(needs),
        exportCodeBatch: benefits.exportCodeBatch(needs),
        voidCodeBatch: benefits.voidCodeBatch(needs),
        listCodes: benefits.listCodes,
      }),
      ...bindCalls(ledgerCalls, {
        getWalletSettings: ledger.getWalletSettings,
        changeWalletSettings: ledger.changeWalletSettings,
        listPlatformAccounts: ledger.listPlatformAccounts,
        getMemberLedger: ledger.getMemberLedger(needs),
        listLedgerEntries: ledger.listLedgerEntries,
        listLedgerTransfers: ledger.listLedgerTransfers,
        getLedgerTransfer: ledger.getLedgerTransfer,
        listSuspense: ledger.listSuspense,
        proveLedger: ledger.proveLedger,
        listLedgerProofs: ledger.listLedgerProofs,
        requestFunding: ledgerRequests.requestFunding,
        requestCorrection: ledgerRequests.requestCorrection,
        requestReversal: ledgerRequests.requestReversal,
        listLedgerRequests: ledgerRequests.listLedgerRequests,
        decideLedgerRequest: ledgerRequests.decideLedgerRequest(needs),
      }),
      ...bindCalls(membershipHandlingCalls, {
        listVipPlans: memberships.listVipPlans,
        saveVipPlan: memberships.saveVipPlan,
        listVipBenefits: memberships.listVipBenefits,
        saveVipBenefit: memberships.saveVipBenefit,
        getMembership: memberships.getMembership(needs),
        changeMembership: memberships.changeMembership(needs),
        listVipSales: memberships.listVipSales(needs),
        listOrderAudits: orders.listOrderAudits(needs),
        approveOrder: orders.approveOrder(needs),
        denyOrder: orders.denyOrder(needs),
        refundOrder: orders.refundOrder(needs),
      }),
      ...bindCalls(conversionRateCalls, { ...conversionPairs }),
      ...bindCalls(paymentCalls, {
        listRechargeAudits: payments.listRechargeAudits(needs),
        getRechargeAudit: payments.getRechargeAudit(needs),
        approveRecharge: payments.approveRecharge(needs),
        denyRecharge: payments.denyRecharge(needs),
        recheckRecharge: payments.recheckRecharge(needs),
        refundRecharge: paymentSuspense.refundRecharge(needs),
        listRefunds: paymentSuspense.listRefunds(needs),
        listSuspense: paymentSuspense.listSuspense(needs),
        bookFoundMoney: paymentSuspense.bookFoundMoney(needs),
        creditSuspense: paymentSuspense.creditSuspense(needs),
        refundSuspense: paymentSuspense.refundSuspense(needs),
        listProviderEvents: paymentSuspense.listProviderEvents(needs),
        retryProviderEvent: paymentSuspense.retryProviderEvent(needs),
      }),
      ...bindCalls(channelCalls, {
        ...paymentUsdt,
        listRechargeOffers: paymentChannels.listRechargeOffers,
        saveRechargePlan: paymentChannels.saveRechargePlan,
        listChannels: paymentChannels.listChannels(needs),
        saveChannel: paymentChannels.saveChannel(needs),
        ...collectAccounts,
      }),
      ...bindCalls(coolingOffCalls, { listCoolingOffs, liftCoolingOff }),
      ...bindCalls(financeCalls, {
        getMoneyWaiting: finance.getMoneyWaiting(needs),
        listMoneyDays: finance.listMoneyDays,
        listReconciliations: finance.listReconciliations(needs),
        listReconciliationLines: finance.listReconciliationLines(needs),
        askReconciliation: finance.askReconciliation(needs),
        reconcileReport: finance.reconcileReport(needs),
        settleDifference: finance.settleDifference(needs),
      }),
      ...bindCalls(supportCalls, {
        listSupport: support.listSupport(needs),
        setMemberType: support.setMemberType(needs),
      }),
      ...bindCalls(withdrawalHandlingCalls, {
        listWithdrawalQueue: withdrawals.listWithdrawalQueue(needs),
        getQueuedWithdrawal: withdrawals.getQueuedWithdrawal(needs),
        approveWithdrawal: withdrawals.approveWithdrawal(needs),
        denyWithdrawal: withdrawals.denyWithdrawal(needs),
        takePayout: withdrawals.takePayout(needs),
        finishPayout: withdrawals.finishPayout(needs),
        failPayout: withdrawals.failPayout(needs),
      }),
      ...bindCalls(realNameReviewCalls, {
        listRealNames: realNames.listRealNames(needs),
        openRealName: realNames.openRealName(needs),
        judgeRealName: realNames.judgeRealName(needs),
      }),
    ],
  }
}
