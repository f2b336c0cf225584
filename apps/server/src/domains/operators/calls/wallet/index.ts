import { codeOperatorCalls } from '@cliffhanger/contract/coupons/operator-code-calls.ts'
import { couponOperatorCalls } from '@cliffhanger/contract/coupons/operator-coupon-calls.ts'
import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { conversionOperatorCalls } from '@cliffhanger/contract/wallet/operator-conversion-calls.ts'
import { financeOperatorCalls } from '@cliffhanger/contract/wallet/operator-finance-calls.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/wallet/operator-ledger-calls.ts'
import { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { channelHandlers } from './channels.ts'
import { codeHandlers } from './codes.ts'
import { collectAccountHandlers } from './collect-accounts.ts'
import { conversionPairHandlers } from './conversion-pairs.ts'
import { couponHandlers } from './coupons.ts'
import { financeHandlers } from './finance.ts'
import { ledgerHandlers } from './ledger.ts'
import { ledgerRequestHandlers } from './ledger-requests.ts'
import { orderHandlers } from './orders.ts'
import { rechargeHandlers } from './recharges.ts'
import { suspenseHandlers } from './suspense.ts'
import { usdtHandlers } from './usdt.ts'
import { withdrawalHandlers } from './withdrawals.ts'

/** What operators do about money. */
export const bindWalletCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(couponOperatorCalls, couponHandlers(needs)),
  ...bindCalls(codeOperatorCalls, codeHandlers(needs)),
  ...bindCalls(ledgerOperatorCalls, { ...ledgerHandlers(needs), ...ledgerRequestHandlers(needs) }),
  ...bindCalls(orderOperatorCalls, orderHandlers(needs)),
  ...bindCalls(conversionOperatorCalls, conversionPairHandlers(needs)),
  ...bindCalls(paymentOperatorCalls, { ...rechargeHandlers(needs), ...suspenseHandlers(needs) }),
  ...bindCalls(channelOperatorCalls, {
    ...usdtHandlers(needs),
    ...channelHandlers(needs),
    ...collectAccountHandlers(needs),
  }),
  ...bindCalls(financeOperatorCalls, financeHandlers(needs)),
  ...bindCalls(withdrawalOperatorCalls, withdrawalHandlers(needs)),
]
