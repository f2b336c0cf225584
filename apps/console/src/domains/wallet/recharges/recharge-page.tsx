import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { Alert, Button, Stack, Typography } from '@mui/material'
import { LinkBase, Loading, Show } from 'react-admin'
import { type Texts, useTexts } from '../../../platform/texts.ts'
import { useDetail } from '../../../platform/use-detail.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Amount } from '../../../ui/money/amount.tsx'
import { durationText } from '../../../ui/money/amounts.ts'
import { kindText, providerText, type Recharge } from '../../../ui/money/payment-texts.ts'
import { PersonLink } from '../../../ui/person-link.tsx'
import { Pictures } from '../../../ui/pictures.tsx'
import { Section } from '../../../ui/section.tsx'
import { Time } from '../../../ui/time.tsx'
import { AuditStateChip } from '../audit-state.tsx'
import { StepList } from '../step-list.tsx'
import { RechargeActions } from './recharge-actions.tsx'
import { RechargeState } from './recharge-list.tsx'

/** One recharge: what the member claims to have paid, the evidence, and the actions. */
export const RechargePage = () => {
  const t = useTexts()
  return (
    <Show title={t('wallet.recharge')} actions={false} component="div">
      <RechargeSections />
    </Show>
  )
}

const RechargeSections = () => {
  const t = useTexts()
  const recharge = useDetail<Recharge>('steps')
  if (!recharge) return <Loading />
  const { state, steps, reason, wait_seconds, create_time, refunded_amount, extras_state } = recharge
  return (
    <>
      <Section title={recharge.order_no} actions={<RechargeActions recharge={recharge} />}>
        <Facts
          rows={[
            [t('wallet.state'), <RechargeState key="state" recharge={recharge} />],
            [t('account.member'), <PersonLink key="member" member={recharge.member} />],
            [
              t('wallet.pays'),
              <span key="pays">
                <Amount value={recharge.pay_amount} /> {recharge.pay_currency}
              </span>,
            ],
            [t('wallet.receives'), <Amount key="got" value={recharge.receive_amount} coin={recharge.receive_coin} />],
            [t('wallet.fee'), <Amount key="fee" value={recharge.fee} coin="money" />],
            [t('wallet.bonus'), <Amount key="bonus" value={recharge.bonus_amount} coin={recharge.bonus_coin} />],
            [t('wallet.reward'), rewardText(t, recharge)],
            ...(extras_state === 'owed' ? [[t('wallet.extras'), t('wallet.extrasOwed')] as const] : []),
            [t('wallet.way'), `${recharge.platform_name} · ${providerText(t, recharge.provider)}`],
            [t('shell.created'), <Time key="time" seconds={create_time} />],
            ...(state === auditStates.toAudit || state === auditStates.pendingTransfer
              ? [[t('wallet.waits'), durationText(wait_seconds)] as const]
              : []),
            ...(reason ? [[t('shell.reason'), reason] as const] : []),
            ...(/[1-9]/.test(refunded_amount)
              ? [[t('wallet.refunded'), <Amount key="back" value={refunded_amount} coin="money" />] as const]
              : []),
          ]}
        />
        {recharge.late_state === 'open' && (
          <Alert
            severity="warning"
            sx={{ mt: 2 }}
            action={
              <Button component={LinkBase} to="/suspense" color="inherit" size="small">
                {t('wallet.suspense')}
              </Button>
            }
          >
            {t('wallet.paidLateHint')}
          </Alert>
        )}
      </Section>
      <Evidence recharge={recharge} />
      <Section title={t('wallet.steps')}>
        <StepList
          label={t('wallet.steps')}
          steps={steps.map(({ state: reached, actor, operator_name, note, create_time: seconds }) => ({
            seconds,
            state: <AuditStateChip state={reached} of="recharge" />,
            words: [actor === 'operator' ? operator_name : actorText(t, actor), note].filter(Boolean).join(' · '),
          }))}
        />
      </Section>
    </>
  )
}

const rewardText = (t: Texts, { reward_amount }: Recharge) =>
  /[1-9]/.test(reward_amount) ? <Amount value={reward_amount} coin="gold" /> : t('wallet.none')

const actorText = (t: Texts, actor: 'member' | 'clock' | 'provider'): string =>
  ({ member: t('account.member'), clock: t('wallet.byClock'), provider: t('wallet.byProvider') })[actor]

/** What speaks for the payment: the picture, the number, and the account it should have come to. */
const Evidence = ({ recharge }: { readonly recharge: Recharge }) => {
  const t = useTexts()
  const { proof, same_proof, payer_name, payment_ref, collect, kind, online_state } = recharge
  return (
    <Section title={t('wallet.evidence')} explanation={t('wallet.evidenceHint')}>
      {same_proof.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('wallet.sameProof')}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {same_proof.map(({ id, order_no }) => (
              <Button key={id} component={LinkBase} to={`/recharges/${id}/show`} size="small" color="inherit">
                {order_no}
              </Button>
            ))}
          </Stack>
        </Alert>
      )}
      <Facts
        rows={[
          [t('wallet.payerName'), payer_name],
          [t('wallet.paymentRef'), payment_ref],
          ...(collect
            ? [
                [
                  t('wallet.paidTo'),
                  [kindText(t, kind), collect.bank_name, collect.chain].filter(Boolean).join(' · '),
                ] as const,
                [t('wallet.accountName'), collect.account_name] as const,
                [t('wallet.accountNo'), collect.account_no || collect.address] as const,
              ]
            : []),
          ...(online_state === '' ? [] : [[t('wallet.atProvider'), onlineText(t, online_state)] as const]),
        ]}
      />
      {proof === '' ? (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('wallet.noProof')}
        </Typography>
      ) : (
        <Pictures label={t('wallet.proof')} addresses={[proof]} height={360} />
      )}
    </Section>
  )
}

const onlineText = (t: Texts, state: Exclude<Recharge['online_state'], ''>): string =>
  ({
    unknown: t('wallet.onlineUnknown'),
    open: t('wallet.onlineOpen'),
    processing: t('wallet.onlineProcessing'),
    paid: t('wallet.onlinePaid'),
    closed: t('wallet.onlineClosed'),
  })[state]
