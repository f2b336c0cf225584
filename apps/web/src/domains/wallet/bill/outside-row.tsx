import type { OutsidePurchase } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { rowMoment } from '../../../shared/row-moment.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { Dotted } from '../../../ui/lists/dotted.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { SideIcon } from '../components/side-icon.tsx'
import { BillIcon } from './bill-icon.tsx'

/** A purchase that a channel took the money for: it says with what it was paid in place of a balance, and leads to its order. */
export const OutsideRow = ({ purchase }: { readonly purchase: OutsidePurchase }) => {
  const t = useTexts()
  const language = useLanguage()
  const { show } = useAmounts()
  const { order_no, bill_type: type, title, subject, amount, refunded, channel, pay_time: time } = purchase
  const wasRefunded = /[1-9]/.test(refunded)
  const notes = [
    subject && title,
    unbroken(rowMoment(time, language)),
    wasRefunded ? t('wallet.refundedOf', { amount: show(refunded, 'money') }) : undefined,
  ]
  return (
    <RecordRow
      before={
        <SideIcon isIn={false}>
          <BillIcon type={type} />
        </SideIcon>
      }
      title={subject?.name ?? title}
      line={<Dotted>{notes.filter((note) => note !== undefined)}</Dotted>}
      amount={withDirection(show(amount, 'money'), false)}
      amountLine={channel === '' ? t('wallet.notFromBalance') : t('wallet.paidWith', { channel })}
      href={hrefTo('orders', { order_no })}
    />
  )
}
