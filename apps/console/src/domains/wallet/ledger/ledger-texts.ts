import type { LedgerRequest } from '@cliffhanger/contract/ledger/operator-ledger-schemas.ts'
import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import { isOnlineProvider, providerTitles } from '@cliffhanger/contract/payments/payment-provider.ts'
import type { PlainConsoleTextKey } from '@cliffhanger/i18n/console-texts.ts'
import type { Texts } from '../../../platform/texts.ts'

export const requestStateText = (t: Texts, state: LedgerRequest['state']): string =>
  ({
    [changeStates.waiting]: t('walletLedger.waiting'),
    [changeStates.done]: t('walletLedger.done'),
    [changeStates.refused]: t('walletLedger.refused'),
    [changeStates.withdrawn]: t('walletLedger.withdrawn'),
  })[state]

export const actionText = (t: Texts, run: LedgerRequest['act']): string =>
  ({
    funding: t('walletLedger.funding'),
    correction: t('walletLedger.correction'),
    reversal: t('walletLedger.reversal'),
  })[run]

const reasonTexts: Readonly<Record<string, PlainConsoleTextKey>> = {
  service_fault: 'walletLedger.serviceFault',
  goodwill: 'walletLedger.goodwill',
  fraud: 'walletLedger.fraud',
  legal: 'walletLedger.legal',
  mistake: 'walletLedger.mistake',
  other: 'walletLedger.other',
}

const purposeTexts: Readonly<Record<string, PlainConsoleTextKey>> = {
  cash: 'walletLedger.cash',
  held: 'walletLedger.held',
  treasure: 'wallet.treasure',
  gold_bought: 'walletLedger.goldBought',
  gold_granted: 'walletLedger.goldGranted',
  point: 'wallet.point',
  vip: 'membership.ofMember',
  vip_refund: 'membership.vipRefund',
  debt: 'walletLedger.debt',
  clearing_manual: 'walletLedger.clearingManual',
  clearing_usdt: 'walletLedger.clearingUsdt',
  payout_clearing: 'walletLedger.payoutClearing',
  owner: 'walletLedger.ownerMoney',
  revenue_coin: 'walletLedger.revenueCoin',
  revenue_vip: 'walletLedger.revenueVip',
  revenue_fee: 'walletLedger.revenueFee',
  tax: 'wallet.tax',
  chargeback_loss: 'walletLedger.chargebackLoss',
  conversion: 'walletLedger.conversion',
  mint: 'walletLedger.mint',
  coin_sink: 'walletLedger.coinSink',
  suspense: 'wallet.suspense',
  promo_pool: 'walletLedger.promoPool',
  interest_pool: 'walletLedger.interestPool',
  project_pool: 'walletLedger.projectPool',
  benefit_budget: 'walletLedger.benefitBudget',
  commission_pending: 'walletLedger.commissionPending',
  escrow: 'walletLedger.escrow',
  revenue_penalty: 'walletLedger.revenuePenalty',
  revenue_star: 'walletLedger.revenueStar',
}

const kindTexts: Readonly<Record<string, PlainConsoleTextKey>> = {
  funding: 'walletLedger.funding',
  recharge: 'wallet.recharge',
  recharge_reward: 'walletLedger.rechargeReward',
  recharge_late: 'walletLedger.rechargeLate',
  recharge_found: 'walletLedger.rechargeFound',
  recharge_refund: 'walletLedger.rechargeRefund',
  withdraw: 'walletLedger.withdrawHold',
  withdraw_back: 'walletLedger.withdrawBack',
  withdraw_paid: 'walletLedger.withdrawPaid',
  transfer: 'walletLedger.memberTransfer',
  convert: 'walletLedger.conversion',
  treasure: 'wallet.treasure',
  treasure_income: 'walletLedger.treasureIncome',
  redeem: 'walletLedger.redeem',
  coupon: 'walletOffers.coupon',
  set_aside: 'walletLedger.setAside',
  set_aside_back: 'walletLedger.setAsideBack',
  expire: 'walletLedger.expire',
  chargeback: 'walletLedger.chargeback',
  chargeback_won: 'walletLedger.chargebackWon',
  dispute_hold: 'walletLedger.disputeHold',
  dispute_release: 'walletLedger.disputeRelease',
  debt: 'walletLedger.debt',
  correction: 'walletLedger.correction',
  reversal: 'walletLedger.reversal',
  commission: 'walletLedger.commission',
  commission_back: 'walletLedger.commissionBack',
  commission_release: 'walletLedger.commissionRelease',
  crowdfunding: 'walletLedger.crowdfunding',
  crowdfunding_refund: 'walletLedger.crowdfundingRefund',
  mall: 'walletLedger.mall',
  mall_back: 'walletLedger.mallBack',
  project_back: 'walletLedger.projectBack',
  project_interest: 'walletLedger.projectInterest',
  project_payout: 'walletLedger.projectPayout',
  project_proceeds: 'walletLedger.projectProceeds',
  sign: 'walletLedger.signIn',
  star: 'walletLedger.starPackage',
  star_refund: 'walletLedger.starRefund',
  task: 'walletLedger.task',
  unlock: 'walletLedger.unlock',
  unlock_back: 'walletLedger.unlockBack',
  vip: 'membership.ofMember',
  vip_refund: 'membership.vipRefund',
  wheel: 'walletLedger.wheel',
}

/** The word for a name of the ledger; a name this console does not know yet as the ledger has it. */
const wordOf =
  (words: Readonly<Record<string, PlainConsoleTextKey>>) =>
  (t: Texts, name: string): string => {
    const key = words[name]
    return key ? t(key) : name
  }

const clearing = 'clearing_'

/** The accounts of online providers are named by them. */
export const purposeText = (t: Texts, purpose: string): string => {
  const provider = purpose.startsWith(clearing) ? purpose.slice(clearing.length) : ''
  return isOnlineProvider(provider)
    ? t('walletLedger.clearingOnline', { provider: providerTitles[provider] })
    : purposeWord(t, purpose)
}
const purposeWord = wordOf(purposeTexts)
export const kindOfTransferText = wordOf(kindTexts)
export const reasonCodeText = wordOf(reasonTexts)
