import { membershipOperatorCalls } from '@cliffhanger/contract/membership/operator-calls.ts'
import type { MemberMembership, MembershipTime } from '@cliffhanger/contract/membership/operator-schemas.ts'
import { orderOperatorCalls } from '@cliffhanger/contract/payments/operator-order-calls.ts'
import type { SoldOrder } from '@cliffhanger/contract/payments/operator-order-schemas.ts'
import { orderStates } from '@cliffhanger/contract/wallet/states.ts'
import { formatNumber } from '@cliffhanger/i18n/format/numbers.ts'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { Loading, useGetOne } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { reasonField } from '../../ui/dialogs/action-input.tsx'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Nothing } from '../../ui/list-page.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Amount } from '../../ui/money/amount.tsx'
import { amountText } from '../../ui/money/amounts.ts'
import { Section } from '../../ui/section.tsx'
import { ActsColumn, Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { kindName, memberKindName, orderStateName, sourceName } from './membership-words.ts'

type Shown = MemberMembership & { readonly id: number }

const daySeconds = 86_400
const daysOf = (seconds: number): string => formatNumber(seconds / daySeconds, currentLanguage(), { most: 1 })

/** The membership of a member, how it was obtained, and what the member bought. */
export const MemberMembershipSection = ({ userId }: { readonly userId: number }) => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const [isChanging, setChanging] = useState(false)
  const { data, error, refetch } = useGetOne<Shown>('memberships', { id: userId })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading />
  return (
    <>
      <Section
        title={t('membership.ofMember')}
        actions={
          mayWrite && (
            <Button variant="outlined" onClick={() => setChanging(true)}>
              {t('membership.change')}
            </Button>
          )
        }
      >
        <Facts
          rows={[
            [
              t('membership.kind'),
              <Stack key="kind" direction="row" spacing={1}>
                <span>{memberKindName(t, data.vip_type)}</span>
                {data.vip_end_time > 0 && <Time seconds={data.vip_end_time} />}
              </Stack>,
            ],
            [
              `${t('membership.vip')} · ${t('membership.left')}`,
              t('membership.leftDays', { count: daysOf(data.left_vip) }),
            ],
            [
              `${t('membership.svip')} · ${t('membership.left')}`,
              t('membership.leftDays', { count: daysOf(data.left_svip) }),
            ],
          ]}
        />
      </Section>
      <Section title={t('membership.orders')}>
        {data.orders.length === 0 ? <Nothing /> : <OrderTable orders={data.orders} />}
      </Section>
      <Section title={t('membership.times')}>
        {data.times.length === 0 ? <Nothing /> : <TimeTable times={data.times} />}
      </Section>
      {isChanging && <ChangeDialog userId={userId} onClose={() => setChanging(false)} />}
    </>
  )
}

type OrderLine = SoldOrder & { readonly id: string }

const OrderTable = ({ orders }: { readonly orders: readonly SoldOrder[] }) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayWrite = useMayDo()('finance.write')
  const refund = (order_no: string): void =>
    confirmAction({
      title: t('membership.refundTitle', { number: order_no }),
      explanation: t('membership.refundHint'),
      action: t('membership.refund'),
      isDestructive: true,
      run: (reason) => callServer(orderOperatorCalls.refundOrder, { order_no, reason }),
    })
  return (
    <Table rows={orders.map((order): OrderLine => ({ ...order, id: order.order_no }))}>
      <Column<OrderLine> source="order_no" label={t('membership.thing')}>
        {({ title, order_no }) => `${title} · ${order_no}`}
      </Column>
      <Column<OrderLine> source="pay_amount" label={t('wallet.amount')} isNumber>
        {({ pay_amount, coin_code }) => <Amount value={pay_amount} coin={coin_code} />}
      </Column>
      <Column<OrderLine> source="state" label={t('membership.state')}>
        {({ state, refund_time, refunded_amount }) =>
          refund_time > 0 ? t('membership.refunded', { amount: amountText(refunded_amount) }) : orderStateName(t, state)
        }
      </Column>
      <Column<OrderLine> source="create_time" label={t('shell.created')}>
        {({ create_time }) => <Time seconds={create_time} />}
      </Column>
      <ActsColumn<OrderLine> source="id">
        {({ state, refund_time, order_no }) =>
          mayWrite && state === orderStates.paid && refund_time === 0 ? (
            <Button size="small" color="error" onClick={() => refund(order_no)}>
              {t('membership.refund')}
            </Button>
          ) : (
            '—'
          )
        }
      </ActsColumn>
    </Table>
  )
}

const TimeTable = ({ times }: { readonly times: readonly MembershipTime[] }) => {
  const t = useTexts()
  return (
    <Table rows={times}>
      <Column<MembershipTime> source="vip_type" label={t('membership.kind')}>
        {({ vip_type }) => kindName(t, vip_type)}
      </Column>
      <Column<MembershipTime> source="seconds" label={t('membership.days')} isNumber>
        {({ seconds }) => daysOf(seconds)}
      </Column>
      <Column<MembershipTime> source="source" label={t('membership.state')}>
        {({ source, operator_name, reason }) =>
          [sourceName(t, source), operator_name, reason].filter(Boolean).join(' · ')
        }
      </Column>
      <Column<MembershipTime> source="create_time" label={t('shell.created')}>
        {({ create_time }) => <Time seconds={create_time} />}
      </Column>
    </Table>
  )
}

const ChangeDialog = ({ userId, onClose }: { readonly userId: number; readonly onClose: () => void }) => {
  const t = useTexts()
  const isRight = (text: string): boolean =>
    /^-?\d{1,4}$/.test(text) && Number(text) !== 0 && Math.abs(Number(text)) <= 3660
  return (
    <ActionDialog
      title={t('membership.change')}
      explanation={t('membership.changeHint')}
      action={t('membership.change')}
      fields={[
        {
          name: 'kind',
          label: t('membership.kind'),
          initial: '1',
          choices: [
            { id: '1', name: t('membership.vip') },
            { id: '2', name: t('membership.svip') },
          ],
        },
        {
          name: 'days',
          label: t('membership.changeDays'),
          longest: 5,
          problemOf: (text) => (isRight(text) ? undefined : t('membership.changeDaysWrong')),
        },
        reasonField(t),
      ]}
      run={({ kind, days, reason }, idempotencyKey) =>
        callServer(
          membershipOperatorCalls.changeMembership,
          { user_id: userId, vip_type: kind === '2' ? 2 : 1, days: Number(days), reason },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    />
  )
}
