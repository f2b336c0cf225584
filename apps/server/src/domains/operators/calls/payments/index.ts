import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { purchaseOperatorCalls } from '@cliffhanger/contract/payments/operator-purchase-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { channelHandlers } from './channels.ts'
import { collectAccountHandlers } from './collect-accounts.ts'
import { financeHandlers } from './finance.ts'
import { orderHandlers } from './orders.ts'
import { purchaseHandlers } from './purchases.ts'
import { rechargeHandlers } from './recharges.ts'
import { suspenseHandlers } from './suspense.ts'
import { usdtHandlers } from './usdt.ts'

/** What operators do about money that comes in. */
export const bindPaymentCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(orderOperatorCalls, orderHandlers(needs)),
  ...bindCalls(purchaseOperatorCalls, purchaseHandlers(needs)),
  ...bindCalls(paymentOperatorCalls, { ...rechargeHandlers(needs), ...suspenseHandlers(needs) }),
  ...bindCalls(channelOperatorCalls, {
    ...usdtHandlers(needs),
    ...channelHandlers(needs),
    ...collectAccountHandlers(needs),
  }),
  ...bindCalls(financeOperatorCalls, financeHandlers(needs)),
]
