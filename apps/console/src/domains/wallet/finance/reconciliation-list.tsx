import type { Reconciliation } from '@cliffhanger/contract/payments/operator-finance-schemas.ts'
import { providerNames } from '@cliffhanger/contract/payments/payment-provider.ts'
import { Button, Chip, Typography } from '@mui/material'
import { useState } from 'react'
import { TopToolbar } from 'react-admin'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { choiceOf } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { providerText } from '../../../ui/money/payment-texts.ts'
import { Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { ReportDialog, RequestReportDialog } from './reconciliation-dialogs.tsx'

/** Reports of providers held against the ledger, day by day. */
export const ReconciliationList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const [dialog, setDialog] = useState<'request' | 'report'>()
  const close = (): void => setDialog(undefined)
  const actions = (
    <TopToolbar>
      <Button variant="outlined" size="small" onClick={() => setDialog('request')}>
        {t('walletFinance.askProvider')}
      </Button>
      <Button variant="contained" size="small" onClick={() => setDialog('report')}>
        {t('walletFinance.bringReport')}
      </Button>
    </TopToolbar>
  )
  return (
    <>
      <ListPage
        title={t('walletFinance.reconciliations')}
        actions={mayWrite && actions}
        filters={[
          choiceOf(
            'provider',
            t('wallet.cameTo'),
            providerNames.map((id) => ({ id, name: providerText(t, id) })),
            t('wallet.any'),
          ),
        ]}
      >
        <Typography color="textSecondary" sx={{ p: 2 }}>
          {t('walletFinance.reconciliationHint')}
        </Typography>
        <Table rowClick="show">
          <Column<Reconciliation> source="day" label={t('walletFinance.day')} />
          <Column<Reconciliation> source="provider" label={t('wallet.cameTo')}>
            {({ provider }) => providerText(t, provider)}
          </Column>
          <Column<Reconciliation> source="open" label={t('walletFinance.open')} isNumber>
            {({ open }) => (
              <Chip size="small" variant="outlined" color={open === 0 ? 'success' : 'error'} label={open} />
            )}
          </Column>
          <Column<Reconciliation> source="differing" label={t('walletFinance.differing')} isNumber />
          <Column<Reconciliation> source="matched" label={t('walletFinance.matched')} isNumber />
          <Column<Reconciliation> source="ours" label={t('walletFinance.ours')} isNumber>
            {({ ours }) => <Amount value={ours} />}
          </Column>
          <Column<Reconciliation> source="theirs" label={t('walletFinance.theirs')} isNumber>
            {({ theirs }) => <Amount value={theirs} />}
          </Column>
          <Column<Reconciliation> source="operator_name" label={t('walletFinance.by')}>
            {({ operator_name }) => operator_name || t('walletFinance.clock')}
          </Column>
          <Column<Reconciliation> source="create_time" label={t('walletLedger.when')}>
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
        </Table>
      </ListPage>
      {dialog === 'request' && <RequestReportDialog onClose={close} />}
      {dialog === 'report' && <ReportDialog onClose={close} />}
    </>
  )
}
