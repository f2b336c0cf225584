import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import type { OrderAudit } from '@cliffhanger/contract/payments/operator-order-schemas.ts'
import { Button, Chip, Link, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../ui/dialogs/action-input.tsx'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { choiceOf } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { providerText } from '../../ui/money/payment-texts.ts'
import { PersonLink } from '../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { auditStateName } from './membership-words.ts'

const colors = {
  open: 'default',
  audit: 'warning',
  agreed: 'info',
  paid: 'success',
  denied: 'error',
  cancelled: 'default',
} as const

/** Orders that were paid by hand: somebody looks whether the money came. */
export const OrderAuditList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  return (
    <ListPage
      title={t('membership.audits')}
      filters={[
        choiceOf('state', t('membership.state'), [{ id: 'over', name: t('membership.over') }], t('membership.waiting')),
      ]}
    >
      <Table>
        <Column<OrderAudit> source="state" label={t('membership.state')}>
          {({ state, confirmed_by }) => (
            <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <Chip size="small" variant="outlined" color={colors[state]} label={auditStateName(t, state)} />
              {state === 'agreed' && (
                <Chip size="small" variant="outlined" label={t('wallet.agreedBy', { name: confirmed_by })} />
              )}
            </Stack>
          )}
        </Column>
        <Column<OrderAudit> source="title" label={t('membership.thing')}>
          {({ title, order_no }) => (
            <>
              {title}
              <Typography variant="body2" color="textSecondary">
                {order_no}
              </Typography>
            </>
          )}
        </Column>
        <Column<OrderAudit> source="amount" label={t('wallet.amount')} isNumber>
          {({ amount, pay_amount, pay_currency, provider }) => (
            <>
              <Amount value={amount} />
              {provider === 'usdt' && ` (${pay_amount} ${pay_currency})`}
            </>
          )}
        </Column>
        <Column<OrderAudit> source="member" label={t('account.member')}>
          {({ member }) => <PersonLink member={member} />}
        </Column>
        <Column<OrderAudit> source="account" label={t('membership.payer')}>
          {({ payer_name, account, provider }) =>
            [payer_name, providerText(t, provider), account].filter(Boolean).join(' · ')
          }
        </Column>
        <Column<OrderAudit> source="proof" label={t('membership.proof')}>
          {({ proof, same_proof }) => (
            <>
              {proof === '' ? (
                t('membership.noProof')
              ) : (
                <Link href={proof} target="_blank" rel="noreferrer">
                  {t('membership.proof')}
                </Link>
              )}
              {same_proof > 0 && (
                <Typography variant="body2" color="error">
                  {t('membership.sameProof', { count: same_proof })}
                </Typography>
              )}
            </>
          )}
        </Column>
        <Column<OrderAudit> source="create_time" label={t('shell.created')}>
          {({ create_time }) => <Time seconds={create_time} />}
        </Column>
        <ActsColumn<OrderAudit> source="id">
          {(audit) =>
            mayWrite && (audit.state === 'audit' || audit.state === 'agreed') ? (
              <AuditActions audit={audit} />
            ) : (
              audit.reason || '—'
            )
          }
        </ActsColumn>
      </Table>
    </ListPage>
  )
}

const AuditActions = ({ audit: { id, order_no, payment_ref } }: { readonly audit: OrderAudit }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const [isApproving, setApproving] = useState(false)
  const deny = (): void =>
    confirmAction({
      title: t('membership.denyTitle', { number: order_no }),
      explanation: t('membership.denyHint'),
      action: t('membership.deny'),
      isDestructive: true,
      run: (reason) => callServer(orderOperatorCalls.denyOrder, { id, reason }),
    })
  return (
    <Stack direction="row" spacing={1}>
      <Button size="small" onClick={() => setApproving(true)}>
        {t('membership.approve')}
      </Button>
      <Button size="small" color="error" onClick={deny}>
        {t('membership.deny')}
      </Button>
      {isApproving && (
        <ActionDialog
          title={t('membership.approveTitle', { number: order_no })}
          explanation={t('membership.approveHint')}
          action={t('membership.approve')}
          fields={[
            {
              name: 'payment_ref',
              label: t('wallet.paymentRef'),
              initial: payment_ref,
              longest: 100,
              isOptional: true,
            },
            reasonField(t),
          ]}
          run={({ payment_ref: number, reason }) =>
            callServer(orderOperatorCalls.approveOrder, { id, payment_ref: number, reason })
          }
          onClose={() => setApproving(false)}
        />
      )}
    </Stack>
  )
}
