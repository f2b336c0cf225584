import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import type { LedgerProof, SuspenseLine } from '@cliffhanger/contract/ledger/operator-ledger-schemas.ts'
import { Alert, Button, Chip } from '@mui/material'
import { TopToolbar, useListContext } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../platform/use-action.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { ListPage } from '../../../ui/list-page.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { Section } from '../../../ui/section.tsx'
import { ActsColumn, Column, Table } from '../../../ui/table.tsx'
import { Time } from '../../../ui/time.tsx'
import { LedgerLink } from '../ledger-link.tsx'

/** What looks at the whole ledger found, and what stands behind what members have. */
export const ProofList = () => {
  const t = useTexts()
  const run = useAction()
  const mayWrite = useMayDo()('finance.write')
  const actions = (
    <TopToolbar>
      <Button
        variant="contained"
        size="small"
        onClick={() => void run(() => callServer(ledgerOperatorCalls.proveLedger, {}))}
      >
        {t('walletLedger.prove')}
      </Button>
    </TopToolbar>
  )
  return (
    <>
      <ListPage title={t('walletLedger.proofs')} actions={mayWrite && actions}>
        <Broken />
        <Table>
          <Column<LedgerProof> source="check_time" label={t('walletLedger.when')}>
            {({ check_time }) => <Time seconds={check_time} />}
          </Column>
          <Column<LedgerProof> source="is_sound" label={t('wallet.state')}>
            {({ is_sound }) => (
              <Chip
                size="small"
                variant="outlined"
                color={is_sound === 1 ? 'success' : 'error'}
                label={is_sound === 1 ? t('walletLedger.sound') : t('walletLedger.broken')}
              />
            )}
          </Column>
          <Column<LedgerProof> source="findings" label={t('walletLedger.findings')}>
            {({ findings }) => {
              const wrong = findings.filter((finding) => finding.wrong > 0)
              if (wrong.length === 0) return t('walletLedger.checked', { count: findings.length })
              return wrong.map(({ invariant, wrong: times }) => <div key={invariant}>{`${invariant}: ${times}`}</div>)
            }}
          </Column>
          <Column<LedgerProof> source="solvency" label={t('walletLedger.solvency')}>
            {({ solvency }) =>
              solvency.map(({ coin_code, liabilities, assets }) => (
                <div key={coin_code}>
                  <Amount value={liabilities} /> / <Amount value={assets} coin={coin_code} />
                </div>
              ))
            }
          </Column>
        </Table>
      </ListPage>
      <OpenRecords />
    </>
  )
}

/** Says what a broken ledger stops. */
const Broken = () => {
  const t = useTexts()
  const { data, page } = useListContext<LedgerProof & { readonly id: number }>()
  if (page !== 1 || data?.[0]?.is_sound !== 0) return undefined
  return (
    <Alert severity="error" sx={{ m: 2 }}>
      {t('walletLedger.brokenHint')}
    </Alert>
  )
}

/** Credits nobody could be named for yet, by the record they belong to. */
const OpenRecords = () => {
  const t = useTexts()
  return (
    <Section title={t('walletLedger.openRecords')} explanation={t('walletLedger.openRecordsHint')}>
      <ListPage title={t('walletLedger.openRecords')} within={{ resource: 'ledger-suspense', filter: {} }}>
        <Table>
          <Column<SuspenseLine> source="biz_no" label={t('walletLedger.record')} />
          <Column<SuspenseLine> source="amount" label={t('wallet.amount')} isNumber>
            {({ amount, coin_code }) => <Amount value={amount} coin={coin_code} />}
          </Column>
          <Column<SuspenseLine> source="since_time" label={t('walletLedger.since')}>
            {({ since_time }) => <Time seconds={since_time} />}
          </Column>
          <ActsColumn<SuspenseLine> source="coin_code">{({ biz_no }) => <LedgerLink bizNo={biz_no} />}</ActsColumn>
        </Table>
      </ListPage>
    </Section>
  )
}
