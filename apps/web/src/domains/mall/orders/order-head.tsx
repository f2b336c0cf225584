import type { PointOrder } from '@cliffhanger/contract/mall/schemas.ts'
import { mallOrderStates } from '@cliffhanger/contract/mall/states.ts'
import type { LucideIcon } from 'lucide-react'
import CircleCheckBig from 'lucide-react/icons/circle-check-big'
import Package from 'lucide-react/icons/package'
import PackageX from 'lucide-react/icons/package-x'
import Truck from 'lucide-react/icons/truck'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { isSome, usePrice } from '../prices.ts'
import { CopiedText } from './copied-text.tsx'
import styles from './order-head.module.css'
import { nextStepWords, orderStateWords } from './order-words.ts'

interface OrderHeadProps {
  readonly order: PointOrder
  readonly isNew: boolean
}

const { pendingShipment, awaitingReceipt, completed, cancelled } = mallOrderStates

const icons: Readonly<Record<PointOrder['state'], LucideIcon>> = {
  [pendingShipment]: Package,
  [awaitingReceipt]: Truck,
  [completed]: CircleCheckBig,
  [cancelled]: PackageX,
}

/** Where an order stands and what comes next; of one made just now, that it was made. */
export const OrderHead = ({ order, isNew }: OrderHeadProps) => {
  const t = useTexts()
  const { state, kind, code } = order
  const isPlaced = isNew && state === pendingShipment
  const isYours = isNew && state === completed && kind === 'virtual'
  const title = isPlaced ? t('mallOrders.placed') : isYours ? t('mallOrders.yours') : orderStateWords(order, t)
  return (
    <header className={classNames(styles.head, (isPlaced || isYours) && styles.placed)} data-state={state}>
      <span className={styles.icon}>
        <Icon of={isPlaced ? CircleCheckBig : icons[state]} size={30} />
      </span>
      <div role="status">
        <h2 className={styles.title}>{title}</h2>
      </div>
      <NextStep order={order} />
      {code !== '' && (
        <div className={styles.code}>
          <span className={styles.label}>{t('mallOrders.code')}</span>
          <CopiedText what={t('mallOrders.code')} text={code} />
        </div>
      )}
    </header>
  )
}

const NextStep = ({ order }: Pick<OrderHeadProps, 'order'>) => {
  const t = useTexts()
  const language = useLanguage()
  const price = usePrice()
  const next = nextStepWords(order, t, language)
  const { state, kind, code, reason, pay_point, pay_money, discount } = order
  switch (state) {
    case pendingShipment:
    case awaitingReceipt:
      return next === undefined ? null : <p className={styles.hint}>{next}</p>
    case completed:
      if (kind !== 'virtual') return null
      return <p className={styles.hint}>{t(code === '' ? 'mallOrders.addedHint' : 'mallOrders.codeHint')}</p>
    case cancelled:
      return (
        <>
          {reason !== '' && <p className={styles.hint}>{t('mallOrders.reason', { reason })}</p>}
          <p className={styles.hint}>{t('mallOrders.returned', { amount: price(pay_point, pay_money) })}</p>
          {isSome(discount) && <p className={styles.hint}>{t('mallOrders.couponReturned')}</p>}
        </>
      )
    default:
      return state satisfies never
  }
}
