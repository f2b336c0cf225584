import { commissionCalls } from '@cliffhanger/contract/commission/calls.ts'
import { type IncomeType, incomeTypes } from '@cliffhanger/contract/commission/schemas.ts'
import type { ReactNode } from 'react'
import { useIsRoomy } from '../../../platform/appearance/desktop.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { useScreenQuery } from '../../../platform/navigation/router.tsx'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useModules } from '../../../shared/modules.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { CommissionTerms } from '../components/commission-terms.tsx'
import { HowCell } from '../components/how-cell.tsx'
import { IncomeChart } from '../components/income-chart.tsx'
import { IncomeHead } from '../components/income-head.tsx'
import { IncomeRow } from '../components/income-row.tsx'
import { IncomeSources } from '../components/income-sources.tsx'
import { SourceHead } from '../components/source-head.tsx'
import { incomeName } from '../income-words.ts'
import styles from './earning-screen.module.css'

interface EarningScreenProps {
  /** What helps to earn more: the team, packages, projects. */
  readonly ways: ReactNode
}

/** What I earned: all of it, or what came of one way to earn, which stands in the address. */
export const EarningScreen = ({ ways }: EarningScreenProps) => {
  const wanted = useScreenQuery().get('type')
  const type = incomeTypes.find((each) => each === wanted)
  return type === undefined ? <AllEarnings ways={ways} /> : <SourceEarnings key={type} type={type} />
}

const keyOf = (record: { readonly type: IncomeType; readonly id: number }): string => `${record.type} ${record.id}`

/** The sums, what they are made of, a picture of the last days, and every line. Members who earned nothing read how one does, without zeros. */
const AllEarnings = ({ ways }: EarningScreenProps) => {
  const t = useTexts()
  const goBack = useGoBack('me')
  const isRoomy = useIsRoomy()
  const pages = usePagedCall(commissionCalls.listIncome, {}, keyOf)
  const isCommissionOpen = useModules().commission === 1
  const hasNothing = pages.query.isSuccess && pages.list.length === 0
  const summary = (
    <div key="summary" className={styles.summary}>
      {!hasNothing && (
        <>
          <IncomeHead />
          <IncomeSources />
          <IncomeChart />
        </>
      )}
      {ways}
      {!isCommissionOpen && <p className={styles.note}>{t('commission.closed')}</p>}
      {isCommissionOpen && !hasNothing && <HowCell />}
      {isCommissionOpen && hasNothing && <Terms />}
    </div>
  )
  const heading = (
    <h2 key="heading" className={styles.heading}>
      {t('commission.records')}
    </h2>
  )
  return (
    <Screen
      // The wallet stands beside it: there has to be room for two more parts.
      width={isRoomy ? 'panes' : 'rows'}
      top={<NavBar title={t('commission.earnings')} onBack={goBack} />}
    >
      <RecordList
        pages={pages}
        {...(isRoomy && { beside: summary })}
        {...(hasNothing ? !isRoomy && { after: [summary] } : { before: isRoomy ? [heading] : [summary, heading] })}
        empty={{
          drawing: 'money',
          title: t('commission.none'),
          ...(isCommissionOpen && { hint: t('commission.noneHint'), action: <InviteButton /> }),
        }}
        renderRows={(records) => records.map((record) => <IncomeRow key={keyOf(record)} record={record} />)}
      />
    </Screen>
  )
}

/** What one way to earn came to, and its lines. */
const SourceEarnings = ({ type }: { readonly type: IncomeType }) => {
  const t = useTexts()
  const goBack = useGoBack('earning')
  const pages = usePagedCall(commissionCalls.listIncome, { type }, keyOf)
  const isOfFriends = type === 'commission' || type === 'invite'
  return (
    <Screen width="rows" top={<NavBar title={incomeName(type, t)} onBack={goBack} />}>
      <RecordList
        pages={pages}
        before={[
          <div key="summary" className={styles.summary}>
            <SourceHead type={type} {...(isOfFriends && { action: <InviteButton /> })} />
            {type === 'commission' && <HowCell />}
          </div>,
        ]}
        empty={{ drawing: 'money', title: t('commission.noneOfKind') }}
        renderRows={(records) => records.map((record) => <IncomeRow key={keyOf(record)} record={record} isKindKnown />)}
      />
    </Screen>
  )
}

const InviteButton = () => {
  const t = useTexts()
  return (
    <Button kind="quiet" size="small" onClick={() => goTo('inviteFriends')}>
      {t('commission.invite')}
    </Button>
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
