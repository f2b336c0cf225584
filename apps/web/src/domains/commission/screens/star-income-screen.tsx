import { starPlanCalls } from '@cliffhanger/contract/star-plans/calls.ts'
import { useGoBack } from '../../../platform/navigation/navigation.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useModules } from '../../../shared/modules.ts'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { HowCell } from '../components/how-cell.tsx'
import { IncomeRow } from '../components/income-row.tsx'
import { SourceHead } from '../components/source-head.tsx'
import styles from './earning-screen.module.css'

/** What I earned while I held star packages: the sum, and line by line. What came of anything else stands among the earnings. */
export const StarIncomeScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('earning')
  const pages = usePagedCall(starPlanCalls.listStarRecords, { type: 'income' }, (record) =>
    'order_no' in record ? `${record.order_no} ${'id' in record ? record.id : ''}` : '',
  )
  const isOpen = useModules().commission === 1
  return (
    <Screen width="panes" top={<NavBar title={t('commission.ofStar')} onBack={goBack} />}>
      <RecordList
        pages={pages}
        beside={
          <div key="summary" className={styles.summary}>
            <SourceHead type="star" />
            <p className={styles.note}>{t('commission.starHint')}</p>
            {isOpen ? <HowCell /> : <p className={styles.note}>{t('commission.closed')}</p>}
          </div>
        }
        empty={{ drawing: 'money', title: t('commission.noStarIncome'), hint: t('commission.noStarIncomeHint') }}
        renderRows={(records) =>
          records.flatMap((record) =>
            'base_amount' in record
              ? [<IncomeRow key={`${record.type} ${record.id}`} record={record} isKindKnown />]
              : [],
          )
        }
      />
    </Screen>
  )
}
