import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import type { LedgerEntry, LedgerTransfer } from '@cliffhanger/contract/ledger/operator-ledger-schemas.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Loading, Show } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useDetail } from '../../../platform/use-detail.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../../ui/dialogs/action-input.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { LedgerLink } from '../ledger-link.tsx'
import { EntryTable } from './entry-table.tsx'
import { kindOfTransferText } from './ledger-texts.ts'
import { reasonCodeField, reasonCodeOf } from './request-dialogs.tsx'

type Transfer = LedgerTransfer & { readonly entries: readonly LedgerEntry[] }

/** One transfer with both sides of everything it moved. */
export const TransferPage = () => {
  const t = useTexts()
  return (
    <Show title={t('walletLedger.transfer')} actions={false} component="div">
      <TransferSections />
    </Show>
  )
}

const TransferSections = () => {
  const t = useTexts()
  const transfer = useDetail<Transfer>('entries')
  if (!transfer) return <Loading />
  const { id, kind, biz_no, natural_key, remark, operator_id, reverses, reversed_by, create_time, entries } = transfer
  return (
    <>
      <Section title={`${kindOfTransferText(t, kind)} #${id}`} actions={<TransferActions transfer={transfer} />}>
        <Facts
          rows={[
            [t('walletLedger.record'), biz_no],
            [t('walletLedger.naturalKey'), natural_key],
            [t('walletLedger.when'), <Time key="time" seconds={create_time} />],
            ...(remark ? [[t('wallet.note'), remark] as const] : []),
            ...(operator_id > 0 ? [[t('audit.operator'), `#${operator_id}`] as const] : []),
            ...(reverses > 0 ? [[t('walletLedger.takesBack'), <TransferLink key="of" id={reverses} />] as const] : []),
            ...(reversed_by > 0
              ? [[t('walletLedger.takenBackBy'), <TransferLink key="by" id={reversed_by} />] as const]
              : []),
          ]}
        />
      </Section>
      <Section title={t('walletLedger.lines')} explanation={t('walletLedger.bothSidesHint')}>
        <EntryTable rows={entries} />
      </Section>
    </>
  )
}

const TransferLink = ({ id }: { readonly id: number }) => <TextLink to={`/ledger-transfers/${id}/show`}>#{id}</TextLink>

const TransferActions = ({ transfer }: { readonly transfer: LedgerTransfer }) => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const [isReversing, setReversing] = useState(false)
  const { id, biz_no, can_reverse } = transfer
  return (
    <>
      {biz_no !== '' && <LedgerLink bizNo={biz_no} />}
      {mayWrite && can_reverse === 1 && (
        <Button variant="outlined" color="error" onClick={() => setReversing(true)}>
          {t('walletLedger.askReversal')}
        </Button>
      )}
      {isReversing && (
        <ActionDialog
          title={t('walletLedger.askReversalTitle', { number: id })}
          explanation={t('walletLedger.otherAgrees')}
          action={t('walletLedger.ask')}
          fields={[reasonCodeField(t), reasonField(t)]}
          run={({ reason_code, reason }, idempotencyKey) =>
            callServer(
              ledgerOperatorCalls.requestReversal,
              { transfer_id: id, reason_code: reasonCodeOf(reason_code), reason },
              { idempotencyKey },
            )
          }
          onClose={() => setReversing(false)}
        />
      )}
    </>
  )
}
