import { treasureCalls } from '@cliffhanger/contract/wallet/treasure-calls.ts'
import type { TreasureLog } from '@cliffhanger/contract/wallet/treasure-schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { withDirection } from '@cliffhanger/i18n/format/numbers.ts'
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Sprout from 'lucide-react/icons/sprout'
import { useState } from 'react'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { RecordRow } from '../../../ui/lists/record-row.tsx'
import { SideIcon } from '../components/side-icon.tsx'

const names = { in: 'wallet.logIn', out: 'wallet.logOut', income: 'wallet.logIncome' } as const
const icons = { in: ArrowDownLeft, out: ArrowUpRight, income: Sprout }

/** What went into the treasure, what came out, and what it earned; the tabs choose among them. */
export const useTreasureLog = () => {
  const t = useTexts()
  const [type, setType] = useState<TreasureLog['type'] | 'all'>('all')
  const pages = usePagedCall(treasureCalls.listTreasureLogs, type === 'all' ? {} : { type }, ({ id }) => id)
  const tabs = (
    <Tabs
      label={t('wallet.kindFilter')}
      tabs={[
        { value: 'all' as const, label: t('wallet.all') },
        ...(['in', 'out', 'income'] as const).map((each) => ({ value: each, label: t(names[each]) })),
      ]}
      value={type}
      onChange={setType}
    />
  )
  const list = (
    <RecordList
      key={type}
      pages={pages}
      empty={{ drawing: 'money', title: t('wallet.noRecords') }}
      renderRows={(logs) => logs.map((log) => <LogRow key={log.id} log={log} />)}
    />
  )
  return { tabs, list }
}

const LogRow = ({ log: { type, amount, balance_after: after, create_time: time } }: { readonly log: TreasureLog }) => {
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
      title={t(names[type])}
      line={formatMoment(time * 1000, 'moment', language)}
      amount={withDirection(show(amount, 'treasure'), isIn)}
      amountLine={t('wallet.treasureAfter', { amount: write(after, 'treasure') })}
      isIn={isIn}
    />
  )
}
