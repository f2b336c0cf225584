import type { CrowOrder } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { crowdOrderStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { formatAgo } from '@cliffhanger/i18n/format/relative.ts'
import { goTo } from '../../../platform/navigation/navigation.ts'
import { serverNowMs } from '../../../platform/server/server-clock.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { DetailList } from '../../../ui/layout/detail-list.tsx'
import { orderStateName } from '../crowdfunding-words.ts'
import styles from './crowdfunding.module.css'
import card from './order-card.module.css'

export type TakeOutType = 'terminate' | 'settle'

interface OrderCardProps {
  readonly order: CrowOrder
  readonly onRecords: (order: CrowOrder) => void
  readonly onTakeOut: (order: CrowOrder, type: TakeOutType) => void
}

const isSome = (amount: string): boolean => /[1-9]/.test(amount)

/** One of my orders: what it earned, what of that is owed and since when, and what can be done with it. */
export const OrderCard = ({ order, onRecords, onTakeOut }: OrderCardProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { write } = useAmounts()
  const {
    state,
    owed_since: since,
    next_interest_time: next,
    open_until: open = 0,
    start_date: start,
    end_date: end,
  } = order
  const isCancelled = state === crowdOrderStates.cancelled
  const isPaid = state !== crowdOrderStates.unpaid && !isCancelled
  const day = (text: string): string => formatMoment(Date.parse(`${text}T00:00:00Z`), 'day', language, 'UTC')
  const owed =
    since > 0 &&
    t('crowdfunding.owedSince', {
      date: formatMoment(since * 1000, 'day', language),
      age: formatAgo(serverNowMs() - since * 1000, language),
    })
  return (
    <article className={card.card} aria-label={order.title}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{order.title}</h2>
        <span className={classNames(styles.state, state === crowdOrderStates.running && styles.open)}>
          {orderStateName(state, t)}
        </span>
      </div>
      <p className={styles.note}>
        {t('crowdfunding.orderOf', { count: order.units, amount: write(order.amount, 'money') })}
      </p>
      {isPaid && (
        <DetailList
          isFlush
          lines={[
            { label: t('crowdfunding.interestPaid'), value: write(order.interest_paid, 'money') },
            {
              label: t('crowdfunding.owed'),
              value: isSome(order.interest_owed) ? write(order.interest_owed, 'money') : undefined,
            },
            {
              label: t('crowdfunding.nextInterest'),
              value: next > 0 ? formatMoment(next * 1000, 'momentOfYear', language) : undefined,
            },
            {
              label: t('crowdfunding.runs'),
              value: start === '' ? undefined : t('crowdfunding.runsFrom', { start: day(start), end: day(end) }),
            },
            {
              label: t('crowdfunding.penalty'),
              value: isSome(order.penalty) ? write(order.penalty, 'money') : undefined,
            },
          ]}
        />
      )}
      {open > 0 && (
        <p className={styles.note}>
          {t('crowdfunding.earnsWhileOpen', { date: formatMoment(open * 1000, 'day', language) })}
        </p>
      )}
      {owed !== false && <p className={styles.warning}>{owed}</p>}
      {!isCancelled && (
        <div className={styles.buttons}>
          {state === crowdOrderStates.unpaid && (
            <Button size="small" onClick={() => goTo('crowdPay', { order_no: order.order_no })}>
              {t('crowdfunding.payNow')}
            </Button>
          )}
          {state === crowdOrderStates.matured && (
            <Button size="small" onClick={() => onTakeOut(order, 'settle')}>
              {t('crowdfunding.settle')}
            </Button>
          )}
          {isPaid && (
            <Button size="small" kind="quiet" onClick={() => onRecords(order)}>
              {t('crowdfunding.records')}
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={() => goTo('crowdContract', { order_id: order.id })}>
            {t('crowdfunding.contract')}
          </Button>
          {state === crowdOrderStates.running && (
            <Button size="small" kind="quiet" onClick={() => onTakeOut(order, 'terminate')}>
              {t('crowdfunding.terminate')}
            </Button>
          )}
        </div>
      )}
    </article>
  )
}
