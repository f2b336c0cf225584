import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import type { LedgerRequest } from '@cliffhanger/contract/ledger/operator-ledger-schemas.ts'
import { changeStates } from '@cliffhanger/contract/operators/states.ts'
import { Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { TopToolbar, useGetIdentity } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { choiceOf } from '../../../ui/inputs/filters.tsx'
import { ListPage } from '../../../ui/list-page.tsx'
import { periodFilter } from '../../../ui/lists/period-filter.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { PersonLink } from '../../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../../ui/table.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { Time } from '../../../ui/time.tsx'
import { actionText, reasonCodeText, requestStateText } from './ledger-texts.ts'
import { CorrectionDialog, FundingDialog } from './request-dialogs.tsx'

const colors = { 0: 'warning', 1: 'success', '-1': 'error', '-2': 'default' } as const

/** Acts upon the ledger that one operator asks for and another agrees to. */
export const RequestList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const [asked, setAsked] = useState<'funding' | 'correction'>()
  const close = (): void => setAsked(undefined)
  const actions = (
    <TopToolbar>
      <Button variant="outlined" size="small" onClick={() => setAsked('correction')}>
        {t('walletLedger.correct')}
      </Button>
      <Button variant="contained" size="small" onClick={() => setAsked('funding')}>
        {t('walletLedger.fund')}
      </Button>
    </TopToolbar>
  )
  return (
    <>
      <ListPage
        title={t('walletLedger.requests')}
        actions={mayWrite && actions}
        filters={[
          choiceOf(
            'state',
            t('wallet.state'),
            Object.values(changeStates).map((id) => ({ id, name: requestStateText(t, id) })),
            t('wallet.any'),
          ),
          periodFilter(t),
        ]}
      >
        <Table>
          <Column<LedgerRequest> source="state" label={t('wallet.state')}>
            {({ state }) => (
              <Chip size="small" variant="outlined" color={colors[state]} label={requestStateText(t, state)} />
            )}
          </Column>
          <Column<LedgerRequest> source="act" label={t('walletLedger.act')}>
            {(request) => <What request={request} />}
          </Column>
          <Column<LedgerRequest> source="moves" label={t('wallet.amount')} isNumber>
            {({ moves }) =>
              moves.map(({ route, amount, coin_code, from }) => (
                <div key={`${route} ${from} ${amount}`}>
                  <Amount value={amount} coin={coin_code} />
                </div>
              ))
            }
          </Column>
          <Column<LedgerRequest> source="member" label={t('account.member')}>
            {({ member }) =>
              member ? <PersonLink member={member} to={`/ledger-members/${member.user_id}/show`} /> : '—'
            }
          </Column>
          <Column<LedgerRequest> source="reason" label={t('shell.reason')}>
            {({ reason, reason_code, decision }) => (
              <>
                {[reason_code && reasonCodeText(t, reason_code), reason].filter(Boolean).join(': ')}
                {decision !== '' && (
                  <Typography variant="body2" color="textSecondary">
                    {decision}
                  </Typography>
                )}
              </>
            )}
          </Column>
          <Column<LedgerRequest> source="create_time" label={t('wallet.asked')} sortBy="create_time">
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
          <ActsColumn<LedgerRequest> source="id">
            {(request) => (request.state === changeStates.waiting && mayWrite ? <Decide request={request} /> : '—')}
          </ActsColumn>
        </Table>
      </ListPage>
      {asked === 'funding' && <FundingDialog onClose={close} />}
      {asked === 'correction' && <CorrectionDialog onClose={close} />}
    </>
  )
}

/** What is asked for, with the way to the transfer it is about or became. */
const What = ({ request }: { readonly request: LedgerRequest }) => {
  const t = useTexts()
  const { act: run, moves, transfer_id, posted_id } = request
  const number = posted_id || transfer_id
  return (
    <>
      {actionText(t, run)}
      <Typography variant="body2" color="textSecondary">
        {moves.map(({ route }) => route).join(', ')}
      </Typography>
      {number > 0 && <TextLink to={`/ledger-transfers/${number}/show`}>#{number}</TextLink>}
    </>
  )
}

/** Another operator agrees or refuses; who asked can only take it back. */
const Decide = ({ request: { id, act: run, made_by } }: { readonly request: LedgerRequest }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const { identity } = useGetIdentity()
  const decide = (decision: 'agree' | 'refuse' | 'withdraw', action: string): void =>
    confirmAction({
      title: `${action}: ${actionText(t, run)} #${id}`,
      ...(decision === 'agree' && { explanation: t('walletLedger.agreeHint') }),
      action,
      isDestructive: decision !== 'agree',
      run: (reason) => callServer(ledgerOperatorCalls.decideLedgerRequest, { id, decision, reason }),
    })
  if (identity?.id === made_by)
    return (
      <Button size="small" color="error" onClick={() => decide('withdraw', t('walletLedger.withdraw'))}>
        {t('walletLedger.withdraw')}
      </Button>
    )
  return (
    <Stack direction="row" spacing={1}>
      <Button size="small" onClick={() => decide('agree', t('walletLedger.agree'))}>
        {t('walletLedger.agree')}
      </Button>
      <Button size="small" color="error" onClick={() => decide('refuse', t('walletLedger.refuse'))}>
        {t('walletLedger.refuse')}
      </Button>
    </Stack>
  )
}
