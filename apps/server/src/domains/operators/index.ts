import { accountOperatorCalls } from '@cliffhanger/contract/account/operator-calls.ts'
import { coolingOffOperatorCalls } from '@cliffhanger/contract/account/operator-cooling-off-calls.ts'
import { realNameOperatorCalls } from '@cliffhanger/contract/account/operator-real-name-calls.ts'
import { chatOperatorCalls } from '@cliffhanger/contract/chat/operator-calls.ts'
import { bannerOperatorCalls } from '@cliffhanger/contract/drama/operator-banner-calls.ts'
import { dramaOperatorCalls } from '@cliffhanger/contract/drama/operator-calls.ts'
import { discoverOperatorCalls } from '@cliffhanger/contract/drama/operator-discover-calls.ts'
import { episodeOperatorCalls } from '@cliffhanger/contract/drama/operator-episode-calls.ts'
import { playOperatorCalls } from '@cliffhanger/contract/drama/operator-play-calls.ts'
import { shareOperatorCalls } from '@cliffhanger/contract/drama/operator-share-calls.ts'
import { unlockOperatorCalls } from '@cliffhanger/contract/drama/operator-unlock-calls.ts'
import { emojiOperatorCalls } from '@cliffhanger/contract/emoji/operator-calls.ts'
import { friendsOperatorCalls } from '@cliffhanger/contract/friends/operator-calls.ts'
import { groupsOperatorCalls } from '@cliffhanger/contract/groups/operator-calls.ts'
import { mediaOperatorCalls } from '@cliffhanger/contract/media/operator-calls.ts'
import { membershipOperatorCalls } from '@cliffhanger/contract/membership/operator-calls.ts'
import { newsOperatorCalls } from '@cliffhanger/contract/news/operator-calls.ts'
import { noticesOperatorCalls } from '@cliffhanger/contract/notices/operator-calls.ts'
import { staffCalls } from '@cliffhanger/contract/operators/staff-calls.ts'
import { waitingCalls } from '@cliffhanger/contract/operators/waiting-calls.ts'
import { reportsOperatorCalls } from '@cliffhanger/contract/reports/operator-calls.ts'
import { sessionOperatorCalls } from '@cliffhanger/contract/session/operator-calls.ts'
import { textOperatorCalls } from '@cliffhanger/contract/session/operator-text-calls.ts'
import { channelOperatorCalls } from '@cliffhanger/contract/wallet/operator-channel-calls.ts'
import { codeOperatorCalls } from '@cliffhanger/contract/wallet/operator-code-calls.ts'
import { conversionOperatorCalls } from '@cliffhanger/contract/wallet/operator-conversion-calls.ts'
import { couponOperatorCalls } from '@cliffhanger/contract/wallet/operator-coupon-calls.ts'
import { financeOperatorCalls } from '@cliffhanger/contract/wallet/operator-finance-calls.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/wallet/operator-ledger-calls.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/wallet/operator-order-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/wallet/operator-payment-calls.ts'
import { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import type { ServerContext } from '../../context.ts'
import type { Domain } from '../../domain.ts'
import type { Authentication } from '../../platform/callers.ts'
import { bindCalls } from '../../platform/handlers.ts'
import { authenticateOperator } from './authenticate.ts'
import { liftCoolingOff, listCoolingOffs } from './calls/account/cooling-offs.ts'
import * as members from './calls/account/members.ts'
import * as outbox from './calls/account/outbox.ts'
import * as realNames from './calls/account/real-names.ts'
import * as reviews from './calls/chat/reviews.ts'
import * as banners from './calls/drama/banners.ts'
import * as charts from './calls/drama/charts.ts'
import * as dramas from './calls/drama/dramas.ts'
import * as episodes from './calls/drama/episodes.ts'
import * as refunds from './calls/drama/failed-unlocks.ts'
import * as home from './calls/drama/home.ts'
import { getPlayFigures } from './calls/drama/plays.ts'
import * as posters from './calls/drama/posters.ts'
import * as dramaTerms from './calls/drama/terms.ts'
import * as dramaTypes from './calls/drama/types.ts'
import * as emoji from './calls/emoji/emoji.ts'
import * as support from './calls/friends/support.ts'
import * as groups from './calls/groups/groups.ts'
import * as media from './calls/media/media.ts'
import * as memberships from './calls/membership/memberships.ts'
import * as news from './calls/news/news.ts'
import * as notices from './calls/notices/notices.ts'
import * as changes from './calls/operators/changes.ts'
import * as ownAccount from './calls/operators/own-account.ts'
import * as setup from './calls/operators/setup.ts'
import { signInOperator } from './calls/operators/sign-in.ts'
import * as staff from './calls/operators/staff.ts'
import { getWaiting } from './calls/operators/waiting.ts'
import * as reports from './calls/reports/reports.ts'
import * as settings from './calls/session/settings.ts'
import * as texts from './calls/session/texts.ts'
import * as paymentChannels from './calls/wallet/channels.ts'
import * as collectAccounts from './calls/wallet/collect-accounts.ts'
import * as conversionPairs from './calls/wallet/conversion-pairs.ts'
import * as benefits from './calls/wallet/coupons.ts'
import * as finance from './calls/wallet/finance.ts'
import * as ledger from './calls/wallet/ledger.ts'
import * as ledgerRequests from './calls/wallet/ledger-requests.ts'
import * as orders from './calls/wallet/orders.ts'
import * as payments from './calls/wallet/recharges.ts'
import * as paymentSuspense from './calls/wallet/suspense.ts'
import * as paymentUsdt from './calls/wallet/usdt.ts'
import * as withdrawals from './calls/wallet/withdrawals.ts'
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
      ...bindCalls(waitingCalls, {
        getWaiting: getWaiting(needs),
      }),
      ...bindCalls(sessionOperatorCalls, {
        ...settings,
      }),
      ...bindCalls(accountOperatorCalls, {
        listMembers: members.listMembers,
        getMember: members.getMember(needs),
        setMemberState: members.setMemberState(needs),
        endMemberSessions: members.endMemberSessions(needs),
        listOutbox: outbox.listOutbox(needs),
        revealCode: outbox.revealCode(needs),
      }),
      ...bindCalls(textOperatorCalls, {
        ...texts,
      }),
      ...bindCalls(dramaOperatorCalls, {
        listDramas: dramas.listDramas,
        getDrama: dramas.getDrama(needs),
        createDrama: dramas.createDrama(needs),
        editDrama: dramas.editDrama(needs),
        setDramaPublished: dramas.setDramaPublished(needs),
        listDramaTypes: dramaTypes.listDramaTypes(needs),
        createDramaType: dramaTypes.createDramaType(needs),
        editDramaType: dramaTypes.editDramaType(needs),
      }),
      ...bindCalls(episodeOperatorCalls, {
        startUpload: episodes.startUpload,
        beginUpload: episodes.beginUpload,
        finishUpload: episodes.finishUpload,
        dropUpload: episodes.dropUpload,
        addEpisode: episodes.addEpisode(needs),
        removeEpisode: episodes.removeEpisode(needs),
        reorderEpisodes: episodes.reorderEpisodes(needs),
        cancelTranscoding: episodes.cancelTranscoding(needs),
        retryTranscoding: episodes.retryTranscoding(needs),
      }),
      ...bindCalls(bannerOperatorCalls, {
        listBanners: banners.listBanners(needs),
        createBanner: banners.createBanner(needs),
        editBanner: banners.editBanner(needs),
        removeBanner: banners.removeBanner(needs),
      }),
      ...bindCalls(playOperatorCalls, { getPlayFigures }),
      ...bindCalls(mediaOperatorCalls, {
        listTranscodings: media.listTranscodings(needs),
        getTranscoding: media.getTranscoding(needs),
        listCaptions: media.listCaptionsOf(needs),
        saveCaptions: media.saveCaptions(needs),
        removeCaptions: media.removeCaptions(needs),
        listPlayAlarms: media.listPlayAlarms,
      }),
      ...bindCalls(discoverOperatorCalls, {
        getChart: charts.getChart(needs),
        pinDrama: charts.pinDrama(needs),
        unpinDrama: charts.unpinDrama(needs),
        getHomeSettings: home.getHomeSettings(needs),
        setHomeSettings: home.setHomeSettings(needs),
      }),
      ...bindCalls(shareOperatorCalls, {
        getDramaTerms: dramaTerms.getDramaTerms(needs),
        setDramaTerms: dramaTerms.setDramaTerms(needs),
        getDramaShares: dramaTerms.getDramaShares(needs),
        listPosters: posters.listPosters(needs),
        createPoster: posters.createPoster(needs),
        editPoster: posters.editPoster(needs),
        removePoster: posters.removePoster(needs),
      }),
      ...bindCalls(unlockOperatorCalls, {
        listFailedUnlocks: refunds.listFailedUnlocks(needs),
        judgeFailedUnlock: refunds.judgeFailedUnlock(needs),
      }),
      ...bindCalls(reportsOperatorCalls, {
        listReports: reports.listReports(needs),
        getReport: reports.getReport(needs),
        takeReport: reports.takeReport(needs),
        closeReport: reports.closeReport(needs),
        eraseReportedMessage: reports.eraseReportedMessage(needs),
      }),
      ...bindCalls(groupsOperatorCalls, {
        listGroups: groups.listGroups(needs),
        getGroup: groups.getGroup(needs),
        setGroupState: groups.setGroupState(needs),
        setGroupBadges: groups.setGroupBadges(needs),
        setDefaultGroup: groups.setDefaultGroup(needs),
      }),
      ...bindCalls(chatOperatorCalls, {
        listReviews: reviews.listReviews(needs),
        decideReview: reviews.decideReview(needs),
      }),
      ...bindCalls(emojiOperatorCalls, {
        listEmojiSet: emoji.listEmojiSet(needs),
        addEmoji: emoji.addEmoji(needs),
        editEmoji: emoji.editEmoji(needs),
        removeEmoji: emoji.removeEmoji(needs),
        sortEmoji: emoji.sortEmoji(needs),
      }),
      ...bindCalls(noticesOperatorCalls, {
        listWrittenNotices: notices.listWrittenNotices(needs),
        writeNotice: notices.writeNotice(needs),
        editNotice: notices.editNotice(needs),
        withdrawNotice: notices.withdrawNotice(needs),
      }),
      ...bindCalls(newsOperatorCalls, {
        listArticles: news.listArticles(needs),
        createArticle: news.createArticle(needs),
        editArticle: news.editArticle(needs),
        setArticlePublished: news.setArticlePublished(needs),
      }),
      ...bindCalls(couponOperatorCalls, {
        listCouponKinds: benefits.listCouponKinds,
        createCouponKind: benefits.createCouponKind,
        editCouponKind: benefits.editCouponKind,
        grantCoupon: benefits.grantCoupon(needs),
      }),
      ...bindCalls(codeOperatorCalls, {
        listCodeBatches: benefits.listCodeBatches,
        createCodeBatch: benefits.createCodeBatch(needs),
        exportCodeBatch: benefits.exportCodeBatch(needs),
        voidCodeBatch: benefits.voidCodeBatch(needs),
        listCodes: benefits.listCodes,
      }),
      ...bindCalls(ledgerOperatorCalls, {
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
      ...bindCalls(membershipOperatorCalls, {
        listVipPlans: memberships.listVipPlans,
        saveVipPlan: memberships.saveVipPlan,
        listVipBenefits: memberships.listVipBenefits,
        saveVipBenefit: memberships.saveVipBenefit,
        getMembership: memberships.getMembership(needs),
        changeMembership: memberships.changeMembership(needs),
        listVipSales: memberships.listVipSales(needs),
      }),
      ...bindCalls(orderOperatorCalls, {
        listOrderAudits: orders.listOrderAudits(needs),
        approveOrder: orders.approveOrder(needs),
        denyOrder: orders.denyOrder(needs),
        refundOrder: orders.refundOrder(needs),
      }),
      ...bindCalls(conversionOperatorCalls, { ...conversionPairs }),
      ...bindCalls(paymentOperatorCalls, {
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
      ...bindCalls(channelOperatorCalls, {
        ...paymentUsdt,
        listRechargeOffers: paymentChannels.listRechargeOffers,
        saveRechargePlan: paymentChannels.saveRechargePlan,
        listChannels: paymentChannels.listChannels(needs),
        saveChannel: paymentChannels.saveChannel(needs),
        ...collectAccounts,
      }),
      ...bindCalls(coolingOffOperatorCalls, { listCoolingOffs, liftCoolingOff }),
      ...bindCalls(financeOperatorCalls, {
        getMoneyWaiting: finance.getMoneyWaiting(needs),
        listMoneyDays: finance.listMoneyDays,
        listReconciliations: finance.listReconciliations(needs),
        listReconciliationLines: finance.listReconciliationLines(needs),
        askReconciliation: finance.askReconciliation(needs),
        reconcileReport: finance.reconcileReport(needs),
        settleDifference: finance.settleDifference(needs),
      }),
      ...bindCalls(friendsOperatorCalls, {
        listSupport: support.listSupport(needs),
        setMemberType: support.setMemberType(needs),
      }),
      ...bindCalls(withdrawalOperatorCalls, {
        listWithdrawalQueue: withdrawals.listWithdrawalQueue(needs),
        getQueuedWithdrawal: withdrawals.getQueuedWithdrawal(needs),
        approveWithdrawal: withdrawals.approveWithdrawal(needs),
        denyWithdrawal: withdrawals.denyWithdrawal(needs),
        takePayout: withdrawals.takePayout(needs),
        finishPayout: withdrawals.finishPayout(needs),
        failPayout: withdrawals.failPayout(needs),
      }),
      ...bindCalls(realNameOperatorCalls, {
        listRealNames: realNames.listRealNames(needs),
        openRealName: realNames.openRealName(needs),
        judgeRealName: realNames.judgeRealName(needs),
      }),
    ],
  }
}
