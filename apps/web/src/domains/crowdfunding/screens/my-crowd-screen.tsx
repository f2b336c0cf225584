import type { CallData } from '@cliffhanger/contract/call.ts'
import { crowdOrderCalls } from '@cliffhanger/contract/crowdfunding/order-calls.ts'
import type { CrowOrder } from '@cliffhanger/contract/crowdfunding/schemas.ts'
import { crowdOrderStates } from '@cliffhanger/contract/crowdfunding/states.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { goTo, useGoBack } from '../../../platform/navigation/navigation.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { call } from '../../../platform/server/client.ts'
import { usePagedCall } from '../../../platform/server/paged-call.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { useModules } from '../../../shared/modules.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Figures } from '../../../ui/charts/figures.tsx'
import { NavBar } from '../../../ui/layout/nav-bar.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import styles from '../components/crowdfunding.module.css'
import { OrderCard, type TakeOutType } from '../components/order-card.tsx'
import { RecordsSheet } from '../components/records-sheet.tsx'
import { type Quoted, type TakeOutParts, TakeOutSheet } from '../components/take-out-sheet.tsx'
import { orderStateName } from '../crowdfunding-words.ts'

const states = Object.values(crowdOrderStates)

/** My orders with what they earned and what is owed to me. They stay mine where the module is closed. */
export const MyCrowdScreen = ({ PaySheet }: TakeOutParts) => {
  const t = useTexts()
  const goBack = useGoBack('crowdList')
  const wanted = useScreenQuery().get('state')
  const state = states.find((each) => String(each) === wanted)
  const isOpen = useModules().crowdfunding === 1
  const [shown, setShown] = useState<CrowOrder>()
  const [quoted, setQuoted] = useState<Quoted>()
  const pages = usePagedCall(crowdOrderCalls.listMyOrders, state === undefined ? {} : { state }, ({ id }) => id)
  const quote = useAction(async (order: CrowOrder, type: TakeOutType) => {
    const figures = await call(crowdOrderCalls.takeOut, { order_id: order.id, type, preview: 1 })
    setQuoted({ order, type, figures })
  })
  const totals = pages.query.data?.pages[0]
  return (
    <Screen
      width="wide"
      top={
        <>
          <NavBar
            title={t('crowdfunding.mine')}
            onBack={goBack}
            right={<IconButton icon={ShieldCheck} label={t('crowdfunding.proof')} onClick={() => goTo('crowdProof')} />}
          />
          <Tabs
            label={t('crowdfunding.states')}
            tabs={[
              { value: 'all', label: t('crowdfunding.all') },
              ...states.map((each) => ({ value: String(each), label: orderStateName(each, t) })),
            ]}
            value={state === undefined ? 'all' : String(state)}
            onChange={(value) => changeQuery('state', value === 'all' ? null : value)}
          />
        </>
      }
    >
      <RecordList
        pages={pages}
        before={totals && (pages.list.length > 0 || hasTotals(totals)) ? [<Totals key="totals" totals={totals} />] : []}
        columns={2}
        empty={{
          drawing: 'picture',
          title: t('crowdfunding.noOrders'),
          hint: t('crowdfunding.noOrdersHint'),
          ...(isOpen && {
            action: (
              <Button kind="quiet" size="small" onClick={() => goTo('crowdList')}>
                {t('crowdfunding.seeProjects')}
              </Button>
            ),
          }),
        }}
        renderRows={(list) =>
          list.map((order) => (
            <OrderCard
              key={order.id}
              order={order}
              onRecords={setShown}
              onTakeOut={(each, type) => quote.run(each, type)}
            />
          ))
        }
      />
      <RecordsSheet order={shown} onClose={() => setShown(undefined)} />
      <TakeOutSheet quoted={quoted} onClose={() => setQuoted(undefined)} PaySheet={PaySheet} />
    </Screen>
  )
}

type Orders = CallData<typeof crowdOrderCalls.listMyOrders>

/** Zeros above an empty list say nothing that it does not. */
const hasTotals = ({ total_amount, total_interest, owed_amount }: Orders): boolean =>
  /[1-9]/.test(`${total_amount}${total_interest}${owed_amount}`)

const Totals = ({ totals }: { readonly totals: Orders }) => {
  const t = useTexts()
  const { write } = useAmounts()
  return (
    <div className={styles.page}>
      <Figures
        label={t('crowdfunding.totals')}
        figures={[
          { label: t('crowdfunding.myMoney'), value: write(totals.total_amount, 'money') },
          { label: t('crowdfunding.myInterest'), value: write(totals.total_interest, 'money') },
          { label: t('crowdfunding.owed'), value: write(totals.owed_amount, 'money') },
        ]}
      />
    </div>
  )
}
