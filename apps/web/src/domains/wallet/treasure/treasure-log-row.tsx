import type { TreasureLog } from '@cliffhanger/contract/wallet/treasure-schemas.ts'
import { formatDay } from '@cliffhanger/i18n/format/moments.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Sprout from 'lucide-react/icons/sprout'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { rowMoment } from '../../../shared/row-moment.ts'
import { unbroken } from '../../../shared/unbroken.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { SideIcon } from '../components/side-icon.tsx'

export const treasureLogNames = { in: 'wallet.logIn', out: 'wallet.logOut', income: 'wallet.logIncome' } as const
const icons = { in: ArrowDownLeft, out: ArrowUpRight, income: Sprout }

interface TreasureLogRowProps {
  readonly log: TreasureLog
}

/** What went into the savings, came out of them, or was earned by them, and on which day: it is paid on a later one. */
export const TreasureLogRow = ({
  log: { type, amount, balance_after: after, create_time: time, day },
}: TreasureLogRowProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { show, write } = useAmounts()
  const isIn = type !== 'out'
  return (
    <RecordRow
      before={
        <SideIcon isIn={isIn}>
          <Icon of={icons[type]} size={20} />
        </SideIcon>
      }
      title={
        day === undefined
          ? t(treasureLogNames[type])
          : t('wallet.logIncomeOf', { day: unbroken(formatDay(day, 'dayOfYear', language)) })
      }
      // The same moment as on its line of the bill.
      line={rowMoment(time, language)}
      amount={withDirection(show(amount, 'treasure'), isIn)}
      amountLine={t('wallet.treasureAfter', { amount: write(after, 'treasure') })}
      isIn={isIn}
    />
  )
}
