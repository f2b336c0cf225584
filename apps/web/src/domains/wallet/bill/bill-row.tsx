import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { rowMoment } from '../../../shared/row-moment.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { BalanceAfter } from './balance-after.tsx'
import { BillPicture } from './bill-picture.tsx'

/** A row that names its project need not say again that it is one. */
const ofProject = {
  crow_join: 'wallet.projectJoin',
  crow_interest: 'wallet.projectInterest',
  crow_back: 'wallet.projectBack',
  crow_penalty: 'wallet.projectPenalty',
} as const

const isOfProject = (type: Bill['bill_type']): type is keyof typeof ofProject => type in ofProject

/** One line of the bill, named by what it is about; it leads to its explanation. */
export const BillRow = ({ bill }: { readonly bill: Bill }) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const { id, direction, amount, coin_code: coin, title, subject, purse } = bill
  const time = unbroken(rowMoment(bill.create_time, language))
  const kind = isOfProject(bill.bill_type) ? t(ofProject[bill.bill_type]) : title
  const notes = [subject && kind, time, purse === '' ? undefined : t(`wallet.${purse}`)]
  return (
    <RecordRow
      before={<BillPicture bill={bill} />}
      title={subject?.name ?? title}
      line={<Dotted>{notes.filter((note) => note !== undefined)}</Dotted>}
      amount={withDirection(show(amount, coin), direction === 'in')}
      amountLine={<BalanceAfter bill={bill} />}
      isShort
      isIn={direction === 'in'}
      href={hrefTo('bill', { id })}
    />
  )
}
