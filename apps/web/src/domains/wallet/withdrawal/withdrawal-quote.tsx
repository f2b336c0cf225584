import type { CallData } from '@cliffhanger/contract/call.ts'
import type { withdrawalCalls } from '@cliffhanger/contract/wallet/withdrawal-calls.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DetailList } from '../../../ui/layout/detail-list.tsx'

interface WithdrawalQuoteProps {
  readonly terms: CallData<typeof withdrawalCalls.getWithdrawTerms>
  /** Undefined while no amount was judged. */
  readonly quote: CallData<typeof withdrawalCalls.checkOrCancelWithdrawal> | undefined
  readonly isRequesting: boolean
}

/** What a withdrawal costs and what arrives, as the server says, and what is left of today's limits. */
export const WithdrawalQuote = ({ terms, quote, isRequesting }: WithdrawalQuoteProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const { config, today_count, today_amount, is_first, arrive_text } = terms
  const isFree = is_first === 1
  const costOf = (amount: string | undefined, rate: string) => {
    // Said once, in a line of its own.
    if (isFree) return undefined
    if (isRequesting) return <Skeleton width={72} />
    return amount === undefined
      ? t('withdrawal.percent', { percent: percentOf(rate, language) })
      : show(amount, 'money')
  }
  return (
    <div aria-live="polite" aria-busy={isRequesting}>
      <DetailList
        isFlush
        lines={[
          { label: t('withdrawal.firstFree'), value: isFree ? t('withdrawal.firstFreeHint') : undefined },
          { label: t('withdrawal.fee'), value: costOf(quote?.fee, config.fee_rate) },
          { label: t('withdrawal.tax'), value: costOf(quote?.tax, config.tax_rate) },
          {
            label: t('withdrawal.arrives'),
            value: isRequesting ? <Skeleton width={72} /> : quote ? <b>{show(quote.arrive_amount, 'money')}</b> : '–',
          },
          {
            label: t('withdrawal.limits'),
            value: `${show(config.min_amount, 'money')} – ${show(config.max_amount, 'money')}`,
          },
          {
            label: t('withdrawal.leftCount'),
            value: t('withdrawal.ofMax', {
              total: quote?.today_left_count ?? Math.max(0, config.daily_count - today_count),
              max: config.daily_count,
            }),
          },
          quote
            ? { label: t('withdrawal.leftAmount'), value: show(quote.today_left_amount, 'money') }
            : {
                label: t('withdrawal.usedAmount'),
                value: `${show(today_amount, 'money')} / ${show(config.daily_amount, 'money')}`,
              },
          { label: t('withdrawal.arrival'), value: arrive_text },
        ]}
      />
    </div>
  )
}
