import type { CallData } from '@cliffhanger/contract/call.ts'
import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { type Translate, useLanguage, useTexts } from '../../../platform/texts.ts'
import { percentOf } from '../../../shared/percent.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import styles from './commission-terms.module.css'

type Rate = CallData<typeof commissionCalls.getCommission>['rates'][number]

const kindName = (type: Rate['order_type'], t: Translate): string => {
  switch (type) {
    case 'vip':
      return t('commission.ofVip')
    case 'video':
      return t('commission.ofVideo')
    case 'recharge_fee':
      return t('commission.ofFee')
    default:
      return type satisfies never
  }
}

/** What earns and at which rate, how long it waits, when it is taken back, and what never earns. */
export const CommissionTerms = () => {
  const t = useTexts()
  const { data, error, refetch } = useCall(commissionCalls.getCommission, {})
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={3} />
  return (
    <div className={styles.terms}>
      <p>{t('commission.howEarn')}</p>
      <Rates rates={data.rates} />
      <p>{t('commission.howRates')}</p>
      {data.wait_days > 0 && <p>{t('commission.howWait', { count: data.wait_days })}</p>}
      <p>{t('commission.howReverse')}</p>
      <p>{t('commission.howNever')}</p>
    </div>
  )
}

const Rates = ({ rates }: { readonly rates: readonly Rate[] }) => {
  const t = useTexts()
  const language = useLanguage()
  const percent = (rate: string): string => `${percentOf(rate, language)}%`
  return (
    <table className={styles.rates}>
      <caption className="visually-hidden">{t('commission.rate')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('commission.rate')}</th>
          <th scope="col">{t('commission.ofLevel', { level: 1 })}</th>
          <th scope="col">{t('commission.ofLevel', { level: 2 })}</th>
        </tr>
      </thead>
      <tbody>
        {rates.map(({ order_type: type, rate_1: first, rate_2: second }) => (
          <tr key={type}>
            <th scope="row">{kindName(type, t)}</th>
            <td>{percent(first)}</td>
            <td>{percent(second)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
