import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import styles from './record-head.module.css'

interface RecordHeadProps {
  readonly title?: string
  readonly amount: string
  /** The amount again, in the coin it is counted in. */
  readonly equal?: string | undefined
  readonly state: string
  /** Gives the state its colour. */
  readonly tone: AuditState
  /** The state may change while it is looked at, and is read out then. */
  readonly isLive?: boolean
  /** Why it was denied. */
  readonly reason: string
  /** Below the state: what is still to come. */
  readonly children?: ReactNode
}

/** How much a record of money is about, and where it stands. */
export const RecordHead = ({ title, amount, equal, state, tone, isLive, reason, children }: RecordHeadProps) => {
  const t = useTexts()
  return (
    <header className={styles.head}>
      {title !== undefined && <p className={styles.line}>{title}</p>}
      <p className={styles.amount}>{amount}</p>
      {equal !== undefined && <p className={styles.line}>{`= ${equal}`}</p>}
      <p className={styles.state} data-state={tone} role={isLive ? 'status' : undefined}>
        {state}
      </p>
      {children}
      {reason !== '' && <p className={styles.reason}>{t('withdrawal.reasonIs', { reason })}</p>}
    </header>
  )
}
