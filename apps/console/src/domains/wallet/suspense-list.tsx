import { paymentOperatorCalls } from '@cliffhanger/contract/payments/operator-payment-calls.ts'
import { isOnlineProvider } from '@cliffhanger/contract/payments/payment-provider.ts'
import { Button, Chip, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { TopToolbar } from 'react-admin'
import { memberOfNumber } from '../../platform/member-of-number.ts'
import { callServer } from '../../platform/server.ts'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../ui/dialogs/action-input.tsx'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { choiceOf } from '../../ui/inputs/filters.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { periodFilter } from '../../ui/lists/period-filter.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import {
  causeText,
  providerText,
  type SuspenseItem,
  suspenseStates,
  suspenseStateText,
} from '../../ui/money/payment-texts.ts'
import { PersonLink } from '../../ui/person-link.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { Time } from '../../ui/time.tsx'
import { BookMoneyDialog } from './book-money-dialog.tsx'

const colors = { open: 'warning', refunding: 'info', credited: 'success', refunded: 'default' } as const

/** Money that came and could not be credited by itself: every piece is given to somebody, or back. */
export const SuspenseList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const [isBooking, setBooking] = useState(false)
  const actions = (
    <TopToolbar>
      <Button variant="contained" size="small" onClick={() => setBooking(true)}>
        {t('wallet.bookMoney')}
      </Button>
    </TopToolbar>
  )
  return (
    <>
      <ListPage
        title={t('wallet.suspense')}
        actions={mayWrite && actions}
        chosenFirst={{ state: 'open' }}
        filters={[
          choiceOf(
            'state',
            t('wallet.state'),
            suspenseStates.map((id) => ({ id, name: suspenseStateText(t, id) })),
            t('wallet.any'),
          ),
          periodFilter(t),
        ]}
      >
        <Table>
          <Column<SuspenseItem> source="state" label={t('wallet.state')}>
            {({ state, agreed_by }) => (
              <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
                <Chip size="small" variant="outlined" color={colors[state]} label={suspenseStateText(t, state)} />
                {state === 'open' && agreed_by !== '' && (
                  <Chip size="small" variant="outlined" label={t('wallet.agreedBy', { name: agreed_by })} />
                )}
              </Stack>
            )}
          </Column>
          <Column<SuspenseItem> source="amount" label={t('wallet.amount')} isNumber>
            {({ amount }) => <Amount value={amount} />}
          </Column>
          <Column<SuspenseItem> source="cause" label={t('wallet.cause')}>
            {({ cause, note }) => (
              <>
                {causeText(t, cause)}
                {note !== '' && (
                  <Typography variant="body2" color="textSecondary">
                    {note}
                  </Typography>
                )}
              </>
            )}
          </Column>
          <Column<SuspenseItem> source="payment_ref" label={t('wallet.paymentRef')}>
            {({ provider, payment_ref }) => `${providerText(t, provider)} ${payment_ref}`}
          </Column>
          <Column<SuspenseItem> source="member" label={t('account.member')}>
            {({ member }) => (member ? <PersonLink member={member} /> : '—')}
          </Column>
          <Column<SuspenseItem> source="order_no" label={t('wallet.recharge')}>
            {({ recharge_id, order_no }) =>
              recharge_id === 0 ? '—' : <TextLink to={`/recharges/${recharge_id}/show`}>{order_no}</TextLink>
            }
          </Column>
          <Column<SuspenseItem> source="create_time" label={t('wallet.came')} sortBy="create_time">
            {({ create_time }) => <Time seconds={create_time} />}
          </Column>
          <ActsColumn<SuspenseItem> source="id">
            {(item) => (mayWrite && item.state === 'open' ? <SuspenseActions item={item} /> : item.decided_by || '—')}
          </ActsColumn>
        </Table>
      </ListPage>
      {isBooking && <BookMoneyDialog onClose={() => setBooking(false)} />}
    </>
  )
}

const SuspenseActions = ({ item }: { readonly item: SuspenseItem }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const [isCrediting, setCrediting] = useState(false)
  const { id, provider, payment_ref, member, agreed_by, needs_two } = item
  const refund = (): void =>
    confirmAction({
      title: t('wallet.refundTitle', { number: payment_ref }),
      explanation: isOnlineProvider(provider) ? t('wallet.refundByProviderHint') : t('wallet.refundByHandHint'),
      action: t('wallet.refund'),
      isDestructive: true,
      run: (reason) => callServer(paymentOperatorCalls.refundSuspense, { id, reason }),
    })
  return (
    <Stack direction="row" spacing={1}>
      <Button size="small" onClick={() => setCrediting(true)}>
        {t('wallet.credit')}
      </Button>
      <Button size="small" color="error" onClick={refund}>
        {t('wallet.refund')}
      </Button>
      {isCrediting && (
        <ActionDialog
          title={t('wallet.creditTitle', { number: payment_ref })}
          explanation={
            needs_two === 0
              ? t('wallet.creditHint')
              : agreed_by === ''
                ? t('wallet.firstOfTwoHint')
                : t('wallet.secondOfTwoHint', { name: agreed_by })
          }
          action={t('wallet.credit')}
          fields={[
            {
              name: 'number',
              label: t('shell.memberNumber'),
              initial: member?.user_no ?? '',
              longest: 20,
            },
            reasonField(t),
          ]}
          run={async ({ number, reason }) => {
            const { user_id } = member?.user_no === number ? member : await memberOfNumber(number)
            return callServer(paymentOperatorCalls.creditSuspense, { id, user_id, reason })
          }}
          onClose={() => setCrediting(false)}
        />
      )}
    </Stack>
  )
}
