import type { Bill } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { SideIcon } from './side-icon.tsx'

/** One line of the bill; it leads to its explanation. */
export const BillRow = ({ bill }: { readonly bill: Bill }) => {
  const t = useTexts()
  const language = useLanguage()
  const { show, write } = useAmounts()
  const { id, direction, amount, coin_code: coin, balance_after: after, title, other_user: other, purse } = bill
  const time = formatMoment(bill.create_time * 1000, 'momentOfYear', language)
  const notes = [time, other?.nick_name, purse === '' ? undefined : t(`wallet.${purse}`)]
  return (
    <RecordRow
      before={
        <SideIcon isIn={direction === 'in'}>
          <Icon of={direction === 'in' ? ArrowDownLeft : ArrowUpRight} size={20} />
        </SideIcon>
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
