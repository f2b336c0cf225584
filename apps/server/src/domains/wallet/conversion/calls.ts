import { conversionCalls } from '@cliffhanger/contract/wallet/conversion-calls.ts'
import { type BoundCall, bindCalls } from '../../../platform/http/handlers.ts'
import type { WalletParts } from '../parts.ts'
import { convert } from './calls/convert.ts'
import { listConversions } from './calls/list-conversions.ts'
import { quoteConversion } from './calls/quote-conversion.ts'

/** One coin made another. */
export const bindConversions = (parts: WalletParts): readonly BoundCall[] =>
  bindCalls(conversionCalls, { listConversions, quoteConversion, convert: convert(parts) })
