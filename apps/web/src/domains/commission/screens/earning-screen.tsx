import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { type IncomeType, incomeTypes } from '@cliffhanger/contract/commission/schemas.ts'
import { useIsRoomy } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useModules } from '../../../shared/modules.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Chips } from '../../../ui/forms/chips.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { CommissionTerms } from '../components/commission-terms.tsx'
import { HowCell } from '../components/how-cell.tsx'
import { IncomeChart } from '../components/income-chart.tsx'
import { IncomeHead } from '../components/income-head.tsx'
import { IncomeRow } from '../components/income-row.tsx'
import { incomeName } from '../income-words.ts'
import styles from './earning-screen.module.css'

/** What I earned: sums, a picture of the last days, and every line of it. Who earned nothing reads how one does. */
export const EarningScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const modules = useModules()
  const isRoomy = useIsRoomy()
  const wanted = useScreenQuery().get('type')
  const type = incomeTypes.find((each) => each === wanted)
  const pages = usePagedCall(
    commissionCalls.listIncome,
    type === undefined ? {} : { type },
    (record) => `${record.type} ${record.id}`,
  )
  const isCommissionOpen = modules.commission === 1
  const hasNothing = type === undefined && pages.query.isSuccess && pages.list.length === 0
  const invite = (
    <Button kind="quiet" size="small" onClick={() => goTo('inviteFriends')}>
      {t('commission.invite')}
    </Button>
  )
  const summary = (
    <div key="summary" className={styles.summary}>
      <IncomeHead />
      <IncomeChart />
      {!isCommissionOpen && <p className={styles.note}>{t('commission.closed')}</p>}
      {isCommissionOpen && !hasNothing && <HowCell />}
      {isCommissionOpen && hasNothing && <Terms />}
    </div>
  )
  const filter = <IncomeFilter key="filter" type={type} sum={pages.query.data?.pages[0]?.sum} />
  return (
    <Screen
      // The wallet stands beside it: there has to be room for two more parts.
      width={isRoomy ? 'panes' : 'rows'}
      top={<NavBar title={t('commission.earnings')} onBack={goBack} />}
    >
      <RecordList
        pages={pages}
        {...(isRoomy ? { beside: summary, before: [filter] } : { before: [summary, filter] })}
        empty={
          type === undefined
            ? {
                drawing: 'money',
                title: t('commission.none'),
                ...(isCommissionOpen && { hint: t('commission.noneHint'), action: invite }),
              }
            : { drawing: 'money', title: t('commission.noneOfKind') }
        }
        renderRows={(records) =>
          records.map((record) => <IncomeRow key={`${record.type} ${record.id}`} record={record} />)
        }
      />
    </Screen>
  )
}

/** The terms in full, for who has yet to earn something. */
const Terms = () => {
  const t = useTexts()
  return (
    <section className={styles.terms} aria-label={t('commission.how')}>
      <h2>{t('commission.how')}</h2>
      <CommissionTerms />
    </section>
  )
}

interface IncomeFilterProps {
  readonly type: IncomeType | undefined
  /** Of all lines of that type. */
  readonly sum: string | undefined
}

/** Which income is listed: that of modules which are open, and all of it. */
const IncomeFilter = ({ type, sum }: IncomeFilterProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const modules = useModules()
  const wait = useCall(commissionCalls.getIncome, {}).data?.wait ?? '0'
  // The sum of all lines has what is not paid yet, which the figure on top has not.
  const isWithWaiting = type === undefined && /[1-9]/.test(wait)
  const isOpen: Readonly<Record<IncomeType, boolean>> = {
    commission: modules.commission === 1,
    star: modules.commission === 1,
    invite: true,
    treasure: modules.treasure === 1,
    crowdfunding: modules.crowdfunding === 1,
  }
  const types = incomeTypes.filter((each) => isOpen[each] || each === type)
  return (
    <section className={styles.filter} aria-label={t('commission.records')}>
      <div className={styles.heading}>
        <h2>{t('commission.records')}</h2>
        {sum !== undefined && (
          <p>
            {t(isWithWaiting ? 'commission.sumWithWaiting' : 'commission.sum', {
              amount: show(sum, type === 'invite' ? 'gold' : 'money'),
              waiting: show(wait, 'money'),
            })}
          </p>
        )}
      </div>
      <Chips
        inLine
        label={t('commission.kind')}
        options={[
          { value: 'all' as const, label: t('commission.all') },
          ...types.map((each) => ({ value: each, label: incomeName(each, t) })),
        ]}
        value={type ?? 'all'}
        onChange={(value) => changeQuery('type', value === 'all' ? null : value)}
      />
    </section>
  )
}
