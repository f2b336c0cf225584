import { rechargeCalls } from '@cliffhanger/contract/payments/recharge-calls.ts'
import { formatRate, parseRate } from '@cliffhanger/rules/money.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { DetailList } from '../../../ui/layout/detail-list.tsx'

/** The USDT networks money may come in by: what one USDT is worth, the least, and how many confirmations it takes. */
export const UsdtRates = () => {
  const t = useTexts()
  const { show } = useAmounts()
  const { data } = useCall(rechargeCalls.listUsdtConfigs, {})
  if (!data || data.list.length === 0) return null
  return (
    <DetailList
      isFlush
      lines={data.list.map(({ chain, rate, min_amount, confirmations }) => ({
        label: chain,
        value: t('recharge.usdtTerms', {
          rate: show(formatRate(parseRate(rate) ?? 0n, 2), 'money'),
          min: show(min_amount, 'money'),
          count: confirmations,
        }),
      }))}
    />
  )
}
