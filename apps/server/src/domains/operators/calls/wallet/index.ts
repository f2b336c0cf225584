import { conversionOperatorCalls } from '@cliffhanger/contract/wallet/operator-conversion-calls.ts'
import { withdrawalOperatorCalls } from '@cliffhanger/contract/wallet/operator-withdrawal-calls.ts'
import { type BoundCall, bindCalls } from '../../../../platform/http/handlers.ts'
import type { OperatorNeeds } from '../../needs.ts'
import { conversionPairHandlers } from './conversion-pairs.ts'
import { withdrawalHandlers } from './withdrawals.ts'

/** What operators do about money that leaves, and about conversion. */
export const bindWalletCalls = (needs: OperatorNeeds): readonly BoundCall[] => [
  ...bindCalls(conversionOperatorCalls, conversionPairHandlers(needs)),
  ...bindCalls(withdrawalOperatorCalls, withdrawalHandlers(needs)),
]
