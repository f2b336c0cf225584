import { financeOperatorCalls } from '@cliffhanger/contract/payments/operator-finance-calls.ts'
import type { Reconciliation, ReconciliationLine } from '@cliffhanger/contract/payments/operator-finance-schemas.ts'
import { Button, Chip } from '@mui/material'
import { Show, useRecordContext } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { type Texts, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { choiceOf } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { providerText } from '../../../ui/money/payment-texts.ts'
import { Section } from '../../../ui/section.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { LedgerLink } from '../ledger-link.tsx'
import { lineKinds } from './sources.ts'

const colors = { matched: 'success', ours: 'error', theirs: 'error', amount: 'error' } as const

const lineKindText = (t: Texts, kind: ReconciliationLine['kind']): string =>
  ({
    matched: t('walletFinance.kindMatched'),
    ours: t('walletFinance.kindOurs'),
    theirs: t('walletFinance.kindTheirs'),
    amount: t('walletFinance.kindAmount'),
  })[kind]

/** What one report and the ledger say of a day, line by line, what differs first. */
export const ReconciliationPage = () => {
  const t = useTexts()
  return (
    <Show title={t('walletFinance.reconciliation')} actions={false} component="div">
      <Sections />
    </Show>
  )
}

const Sections = () => {
  const t = useTexts()
  const found = useRecordContext<Reconciliation>()
  if (!found) return undefined
  return (
    <>
      <Section title={`${providerText(t, found.provider)} ${found.day}`}>
        <Facts
          rows={[
            [t('walletFinance.open'), String(found.open)],
            [t('walletFinance.differing'), String(found.differing)],
            [t('walletFinance.matched'), String(found.matched)],
            [t('walletFinance.ours'), <Amount key="ours" value={found.ours} />],
            [t('walletFinance.theirs'), <Amount key="theirs" value={found.theirs} />],
            [t('walletFinance.by'), found.operator_name || t('walletFinance.clock')],
            [t('walletLedger.when'), <Time key="when" seconds={found.create_time} />],
          ]}
        />
      </Section>
      <Section title={t('walletFinance.lines')}>
        <Lines id={found.id} />
      </Section>
    </>
  )
}

const Lines = ({ id }: { readonly id: number }) => {
  const t = useTexts()
  return (
    <ListPage
      title={t('walletFinance.lines')}
      within={{ resource: 'reconciliation-lines', filter: { id } }}
      filters={[
        choiceOf(
          'kind',
          t('walletFinance.kind'),
          lineKinds.map((kind) => ({ id: kind, name: lineKindText(t, kind) })),
          t('wallet.any'),
        ),
      ]}
    >
      <Table>
        <Column<ReconciliationLine> source="kind" label={t('walletFinance.kind')}>
          {({ kind }) => <Chip size="small" variant="outlined" color={colors[kind]} label={lineKindText(t, kind)} />}
        </Column>
        <Column<ReconciliationLine> source="reference" label={t('walletFinance.reference')} />
        <Column<ReconciliationLine> source="ours" label={t('walletFinance.ours')} isNumber>
          {({ ours }) => (ours === null ? '—' : <Amount value={ours} />)}
        </Column>
        <Column<ReconciliationLine> source="theirs" label={t('walletFinance.theirs')} isNumber>
          {({ theirs }) => (theirs === null ? '—' : <Amount value={theirs} />)}
        </Column>
        <Column<ReconciliationLine> source="biz_no" label={t('walletLedger.record')}>
          {(line) => <RecordLink line={line} />}
        </Column>
        <Column<ReconciliationLine> source="note" label={t('walletFinance.explained')}>
          {(line) => <Explanation line={line} />}
        </Column>
      </Table>
    </ListPage>
  )
}

const RecordLink = ({ line: { recharge_id, biz_no } }: { readonly line: ReconciliationLine }) => {
  if (recharge_id > 0) return <TextLink to={`/recharges/${recharge_id}/show`}>{biz_no}</TextLink>
  return biz_no === '' ? '—' : <LedgerLink bizNo={biz_no} />
}

const Explanation = ({ line: { id, is_open, reference, settled_by, note } }: { readonly line: ReconciliationLine }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayWrite = useMayDo()('finance.write')
  if (settled_by !== '') return `${settled_by}: ${note}`
  if (is_open === 0 || !mayWrite) return '—'
  const settle = (): void =>
    confirmAction({
      title: t('walletFinance.settleTitle', { reference }),
      explanation: t('walletFinance.settleHint'),
      action: t('walletFinance.settle'),
      run: (reason) => callServer(financeOperatorCalls.settleDifference, { id, reason }),
    })
  return (
    <Button size="small" onClick={settle}>
      {t('walletFinance.settle')}
    </Button>
  )
}
