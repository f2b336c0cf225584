import type { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { coinScale } from '@cliffhanger/contract/wallet/coins.ts'
import { formatMinor, formatRate } from '@cliffhanger/rules/money.ts'
import type { Handler } from '../../../../platform/http/handlers.ts'
import type { PaymentDeps } from '../../deps.ts'
import { readConditions } from '../conditions.ts'
import { listNetworks } from '../queries/usdt-networks.ts'

/** USDT networks money comes in by; none while their module is off. */
export const listUsdtConfigs =
  (deps: PaymentDeps): Handler<typeof rechargeCalls.listUsdtConfigs> =>
  async ({ db }) => {
    const { isOpen, isUsdtOpen } = await readConditions(db, deps.domains)
    const rows = isOpen && isUsdtOpen ? await listNetworks(db) : []
    return {
      list: rows
        .filter((row) => row.is_open)
        .map((row) => ({
          id: row.id,
          chain: row.chain,
          address: row.address,
          rate: formatRate(BigInt(row.rate)),
          min_amount: formatMinor(BigInt(row.min_amount), coinScale.money),
          confirmations: row.confirmations,
          status: 1 as const,
        })),
    }
  }
