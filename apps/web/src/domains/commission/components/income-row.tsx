import { type IncomeRecord, incomeStates } from '@cliffhanger/contract/commission/schemas.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { purchaseName } from '../../../shared/commission-lines.ts'
import { percentOf } from '../../../shared/percent.ts'
import { rowMoment } from '../../../shared/row-moment.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { incomeIcons } from '../income-icons.ts'
import { incomeName, incomeState } from '../income-words.ts'
import { IncomeDetail } from './income-detail.tsx'
import styles from './income-row.module.css'

interface IncomeRowProps {
  readonly record: IncomeRecord
  /** The page says of what kind all its lines are. */
  readonly isKindKnown?: boolean
}

/** One line of income with what it was reckoned from: whose purchase of what, of how much, at which rate, and where it stands. It opens in full. */
export const IncomeRow = ({ record, isKindKnown = false }: IncomeRowProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  // Undefined until it was opened once: a list of many rows has no sheet for each.
  const [isOpen, setIsOpen] = useState<boolean>()
  const {
    type,
    level,
    from_user: person,
    order_type: bought,
    base_amount: base,
    rate,
    amount,
    coin_code: coin,
  } = record
  const kind = incomeName(type, t)
  const titleOf = (name: string): string => (isKindKnown ? name : t('commission.fromPerson', { kind, name }))
  const written = withDirection(show(amount, coin), true)
  const facts = [
    ...(bought ? [purchaseName(bought, t)] : []),
    ...(/[1-9]/.test(rate)
      ? [t('commission.share', { rate: percentOf(rate, language), base: show(base, 'money') })]
      : []),
    ...(level === 0 ? [] : [t('commission.ofLevel', { level })]),
    rowMoment(record.create_time, language),
  ]
  return (
    <>
      <RecordRow
        before={
          <span className={styles.mark}>
            <Icon of={incomeIcons[type]} size={20} />
          </span>
        }
        title={person ? titleOf(person.nick_name) : kind}
        line={<Dotted>{facts}</Dotted>}
        isWordy
        amount={record.state === incomeStates.reversed ? <s>{written}</s> : written}
        amountLine={incomeState(record, t, language)}
        isIn={record.state === incomeStates.settled}
        onClick={() => setIsOpen(true)}
      />
      {isOpen !== undefined && (
        <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('commission.entry')}>
          {isOpen && <IncomeDetail record={record} />}
        </Sheet>
      )}
    </>
  )
}
