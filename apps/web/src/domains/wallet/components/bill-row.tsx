import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { BillIcon } from './bill-icon.tsx'
import { SideIcon } from './side-icon.tsx'

/** One line of the bill; it leads to its explanation. */
export const BillRow = ({ bill }: { readonly bill: Bill }) => {
  const t = useTexts()
  const language = useLanguage()
  const { show, write } = useAmounts()
  const {
    id,
    bill_type: type,
    direction,
    amount,
    coin_code: coin,
    balance_after: after,
    title,
    other_user: other,
    purse,
  } = bill
  const time = formatMoment(bill.create_time * 1000, 'momentOfYear', language)
  const notes = [time, other?.nick_name, purse === '' ? undefined : t(`wallet.${purse}`)]
  return (
    <RecordRow
      before={
        other ? (
          <Avatar name={other.nick_name} size={40} />
        ) : (
          <SideIcon isIn={direction === 'in'}>
            <BillIcon type={type} />
          </SideIcon>
        )
      }
      title={title}
      line={notes.filter((note) => note !== undefined && note !== '').join(' · ')}
      amount={withDirection(show(amount, coin), direction === 'in')}
      amountLine={t('wallet.balanceOf', { amount: write(after, coin) })}
      isIn={direction === 'in'}
      href={hrefTo('bill', { id })}
    />
  )
}
