import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { WalletDeps } from '../deps.ts'
import { convert } from './calls/convert.ts'
import { listConversions } from './calls/list-conversions.ts'
import { quoteConversion } from './calls/quote-conversion.ts'

/** One coin made another. */
export const bindConversions = (deps: WalletDeps): readonly BoundCall[] =>
  bindCalls(conversionCalls, { listConversions, quoteConversion, convert: convert(deps) })
