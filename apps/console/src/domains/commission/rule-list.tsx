import { commissionOperatorCalls } from '@cliffhanger/contract/commission/operator-calls.ts'
import type { CommissionRule, SaleKind } from '@cliffhanger/contract/commission/operator-schemas.ts'
import { Alert, Button, Chip } from '@mui/material'
import { useState } from 'react'
import { TopToolbar, useGetList } from 'react-admin'
import { useNotifyChange } from '../../platform/notify-change.ts'
import { callServer } from '../../platform/server.ts'
import { type Texts, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ListPage } from '../../ui/list-page.tsx'
import { amountText, percentText } from '../../ui/money/amounts.ts'
import { Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { RuleDialog } from './rule-dialog.tsx'

const colors = { planned: 'info', running: 'success', past: 'default', replaced: 'warning' } as const

/** Base rates and limits from when on: what holds, what was planned, and what held. */
export const RuleList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const notifyChange = useNotifyChange()
  const { data = [] } = useGetList<CommissionRule>('commission-rules', { pagination: { page: 1, perPage: 100 } })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Alert severity="info" sx={{ mt: 2 }}>
        {t('commission.rulesHint')}
      </Alert>
      <ListPage
        title={t('commission.rules')}
        actions={
          mayWrite && (
            <TopToolbar>
              <Button variant="contained" size="small" onClick={() => setOpen(true)}>
                {t('commission.plan')}
              </Button>
            </TopToolbar>
          )
        }
      >
        <Table>
          <Column<CommissionRule> source="state" label={t('commission.state')}>
            {({ state }) => (
              <Chip size="small" variant="outlined" color={colors[state]} label={t(`commission.${state}`)} />
            )}
          </Column>
          <Column<CommissionRule> source="from_time" label={t('commission.from_time')}>
            {({ from_time: from }) => <Time seconds={from} />}
          </Column>
          {(['vip', 'video', 'fee'] as const).map((kind) => (
            <Column<CommissionRule> key={kind} source={`${kind}_1`} label={t(`commission.${kind}`)}>
              {(rule) => ratesText(t, rule, kind)}
            </Column>
          ))}
          <Column<CommissionRule> source="cap" label={t('commission.cap')} isNumber>
            {({ cap }) => percentText(cap)}
          </Column>
          <Column<CommissionRule> source="gold_value" label={t('commission.gold_value')} isNumber>
            {({ gold_value: value }) => amountText(value)}
          </Column>
          <Column<CommissionRule> source="wait_days" label={t('commission.wait_days')} isNumber />
          <Column<CommissionRule> source="operator_name" label={t('commission.madeBy')} />
        </Table>
      </ListPage>
      {isOpen && (
        <RuleDialog
          running={data.find(({ state }) => state === 'running')}
          plan={async (rule, idempotencyKey) => {
            const { change } = await callServer(commissionOperatorCalls.planCommissionRule, rule, { idempotencyKey })
            notifyChange(change)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const ratesText = (t: Texts, rule: CommissionRule, kind: SaleKind): string =>
  t('commission.rates', { first: percentText(rule[`${kind}_1`]), second: percentText(rule[`${kind}_2`]) })
