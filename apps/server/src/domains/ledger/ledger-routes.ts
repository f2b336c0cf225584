import type { OnlineProviderName, ProviderName } from '@cliffhanger/contract/payments/payment-provider.ts'

/** Coins as the ledger keeps them; the treasure is an account of money. */
export type LedgerCoin = 'money' | 'gold' | 'point'

/** A way value may take, by name: which purposes it joins and which lines it makes is the table `ledger_routes`. */
export type LedgerRoute =
  | 'funding.promo'
  | 'funding.interest'
  | 'funding.projects'
  | `recharge.${ProviderName}${'' | '_coins'}`
  | 'recharge.gold'
  | 'recharge.fee'
  | 'recharge_reward.gold'
  | 'recharge_reward.money'
  | `recharge_late.${ProviderName}`
  | 'recharge_found.cash'
  | `recharge_refund.${ProviderName}`
  | `recharge_refund.${OnlineProviderName}_suspense`
  | 'withdraw.net'
  | 'withdraw.fee'
  | 'withdraw_back.gross'
  | 'withdraw_paid.net'
  | 'withdraw_paid.fee'
  | 'withdraw_paid.tax'
  | 'transfer.cash'
  | 'transfer.gold'
  | `convert.${'money' | 'point' | 'fee_money' | 'fee_point' | 'to_bought' | 'to_granted' | 'to_point'}`
  | 'treasure.in'
  | 'treasure.out'
  | 'treasure_income.pay'
  | 'set_aside.promo'
  | 'set_aside_back.promo'
  | 'redeem.gold'
  | 'redeem.point'
  | 'redeem.money'
  | 'coupon.price'
  | 'coupon.gold'
  | 'expire.gold'
  | 'dispute_hold.cash'
  | 'dispute_release.cash'
  | `chargeback.${OnlineProviderName}_${'held' | 'cash' | 'debt' | 'fee' | 'vip' | 'star'}`
  | `chargeback_won.${OnlineProviderName}_${'cash' | 'fee' | 'vip' | 'star'}`
  | `chargeback${'' | '_won'}.stake`
  | 'chargeback.gold'
  | 'chargeback.money'
  | `chargeback${'' | '_won'}.${'aside_gold' | 'aside_money'}`
  | 'debt.settle'
  | `unlock${'' | '_back'}.${'granted' | 'bought'}`
  | `${'vip' | 'star'}.${ProviderName | 'cash' | 'granted' | 'bought' | 'gift' | 'coupon'}`
  | `${'vip' | 'star'}_refund.${OnlineProviderName | `${OnlineProviderName}_failed` | 'cash' | 'granted' | 'bought' | 'gift'}`
  | `crowdfunding.${ProviderName | 'cash' | 'coupon'}`
  | `crowdfunding_refund.${OnlineProviderName | `${OnlineProviderName}_failed` | 'cash'}`
  | 'project_interest.pay'
  | `project_back.${'principal' | 'penalty' | 'interest'}`
  | 'project_proceeds.owner'
  | 'project_payout.payee'
  | `sign.${'gold' | 'point'}`
  | `task.${'gold' | 'point' | 'money'}`
  | `wheel_prize.${'gold' | 'point' | 'money'}`
  | `wheel_cost.${'granted' | 'bought' | 'point'}`
  | `mall${'' | '_back'}.${'point' | 'cash'}`
  | `commission.${'vip' | 'video' | 'fee'}`
  | 'commission_release.cash'
  | `commission_back.${'vip' | 'video' | 'fee'}${'' | '_cash' | '_debt'}`
  | `correction.${'in' | 'out' | 'gold_in' | 'gold_out' | 'point_in' | 'point_out'}`

/** Owner of the platform's own accounts. */
export const platformOwner = 0

/** Owner of the account in which the money for a project waits. */
export const escrowOf = (projectId: number): number => -projectId
