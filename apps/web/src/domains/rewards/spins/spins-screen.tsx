import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { SpinCard } from './spin-card.tsx'
import styles from './spins-screen.module.css'
import type { WheelTable } from './verify-spin.ts'

/** My draws; each can be computed anew once its seed is revealed. */
export const SpinsScreen = () => {
  const t = useTexts()
  const goBack = useGoBack('turntable')
  const pages = usePagedCall(wheelCalls.listSpins, {}, ({ record_id: id }) => id)
  const reveal = useCall(signInCalls.signIn, {}).data?.next_time
  const answers = pages.query.data?.pages ?? []
  const tables = new Map<number, WheelTable>(
    answers.flatMap(({ tables: some }) => some.map((table): [number, WheelTable] => [table.table_id, table])),
  )
  const userId = answers[0]?.user_id ?? 0
  return (
    <Screen width="wide" top={<NavBar title={t('wheel.mySpins')} onBack={goBack} />}>
      <RecordList
        pages={pages}
        columns={2}
        before={[
          <p key="how" className={styles.how}>
            {t('wheel.fairText')}
          </p>,
        ]}
        empty={{
          drawing: 'box',
          title: t('wheel.noSpins'),
          hint: t('wheel.noSpinsHint'),
          action: (
            <Button kind="quiet" size="small" onClick={() => goTo('turntable')}>
              {t('wheel.toWheel')}
            </Button>
          ),
        }}
        renderRows={(spins) =>
          spins.map((spin) => (
            <SpinCard
              key={spin.record_id}
              spin={spin}
              table={tables.get(spin.table_id)}
              userId={userId}
              revealSeconds={reveal}
            />
          ))
        }
      />
    </Screen>
  )
}
