import type { MembershipTime } from '@cliffhanger/contract/membership/operator-schemas.ts'
import type { OrderAudit, SoldOrder } from '@cliffhanger/contract/payments/operator-order-schemas.ts'
import type { Texts } from '../../platform/texts.ts'

export const kindName = (t: Texts, kind: 1 | 2): string => t(kind === 2 ? 'membership.svip' : 'membership.vip')

/** What a member is. */
export const memberKindName = (t: Texts, kind: 0 | 1 | 2): string =>
  kind === 0 ? t('membership.none') : kindName(t, kind)

export const sourceName = (t: Texts, source: MembershipTime['source']): string =>
  ({
    order: t('membership.sourceOrder'),
    refund: t('membership.sourceRefund'),
    code: t('membership.sourceCode'),
    gift: t('membership.sourceGift'),
    operator: t('membership.sourceOperator'),
  })[source]

export const auditStateName = (t: Texts, state: OrderAudit['state']): string =>
  ({
    open: t('membership.stateOpen'),
    audit: t('membership.stateAudit'),
    agreed: t('membership.stateAgreed'),
    paid: t('membership.statePaid'),
    denied: t('membership.stateDenied'),
    cancelled: t('membership.stateCancelled'),
  })[state]

export const orderStateName = (t: Texts, state: SoldOrder['state']): string =>
  ({ 0: t('membership.orderOpen'), 1: t('membership.orderPaid'), 2: t('membership.orderCancelled') })[state]
