import type { Purchase, PurchaseKind } from '@cliffhanger/contract/payments/operator-purchase-calls.ts'
import type { Texts } from '../../../platform/texts.ts'

export const purchaseKindText = (t: Texts, kind: PurchaseKind): string =>
  ({
    recharge: t('member.kindRecharge'),
    withdrawal: t('member.kindWithdrawal'),
    unlock: t('member.kindUnlock'),
    vip: t('member.kindVip'),
    mall: t('member.kindMall'),
    star: t('member.kindStar'),
    crowdfunding: t('member.kindCrowdfunding'),
  })[kind]

export const purchaseStateText = (t: Texts, state: Purchase['state']): string =>
  ({
    waiting: t('member.stateWaiting'),
    done: t('member.stateDone'),
    cancelled: t('member.stateCancelled'),
    refunded: t('member.stateRefunded'),
  })[state]

/** The page of a purchase; of what has no page of its own, the list or the thing that shows it. */
export const purchasePage = ({ kind, id, number, target_id: target }: Purchase, userId: number): string => {
  const filtered = (filter: object): string => `?filter=${encodeURIComponent(JSON.stringify(filter))}`
  switch (kind) {
    case 'recharge':
      return `/recharges/${id}/show`
    case 'withdrawal':
      return `/withdrawals/${id}/show`
    case 'mall':
      return `/mall-orders/${id}/show`
    case 'crowdfunding':
      return `/crowd-orders${filtered({ number })}`
    case 'unlock':
      return `/dramas/${target}`
    case 'vip':
    case 'star':
      return purchasesOf(userId)
  }
}

/** All that a member bought. */
export const purchasesOf = (userId: number): string => `/members/${userId}/show/purchases`
