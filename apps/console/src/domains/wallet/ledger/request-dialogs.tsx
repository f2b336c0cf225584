import type { MemberLine } from '@cliffhanger/contract/account/operator-schemas.ts'
import type { CallRequest } from '@cliffhanger/contract/call.ts'
import { ledgerOperatorCalls } from '@cliffhanger/contract/ledger/operator-ledger-calls.ts'
import { correctionCodes, poolNames } from '@cliffhanger/contract/ledger/operator-ledger-schemas.ts'
import { memberOfNumber } from '../../../platform/member-of-number.ts'
import { callServer } from '../../../platform/server.ts'
import { type Texts, useTexts } from '../../../platform/texts.ts'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { type ActionField, reasonField } from '../../../ui/dialogs/action-input.tsx'
import { coinName } from '../../../ui/money/amounts.ts'
import { amountField } from '../amount-field.ts'
import { reasonCodeText } from './ledger-texts.ts'

type Correction = CallRequest<typeof ledgerOperatorCalls.requestCorrection>

const coins = ['money', 'gold', 'point'] as const

/** The chosen one of a few; the first where it is none of them, which a list to choose from does not allow. */
const chosen = <Name extends string>(names: readonly [Name, ...Name[]], text: string): Name =>
  names.find((name) => name === text) ?? names[0]

const coinField = (t: Texts): ActionField<'coin_code'> => ({
  name: 'coin_code',
  label: t('walletLedger.coin'),
  initial: 'money',
  choices: coins.map((id) => ({ id, name: coinName(t, id) })),
})

/** Why the ledger is corrected, as reports count it. */
export const reasonCodeField = (t: Texts): ActionField<'reason_code'> => ({
  name: 'reason_code',
  label: t('walletLedger.reasonCode'),
  initial: 'mistake',
  choices: correctionCodes.map((id) => ({ id, name: reasonCodeText(t, id) })),
})

export const reasonCodeOf = (text: string): Correction['reason_code'] =>
  correctionCodes.find((code) => code === text) ?? 'other'

interface CorrectionDialogProps {
  /** Whose wallet it is; asked for where it is not known. */
  readonly member?: MemberLine
  readonly onClose: () => void
}

/** Asks for more or less on a member's wallet. */
export const CorrectionDialog = ({ member, onClose }: CorrectionDialogProps) => {
  const t = useTexts()
  const direction: ActionField<'direction'> = {
    name: 'direction',
    label: t('walletLedger.direction'),
    initial: 'in',
    choices: [
      { id: 'in', name: t('walletLedger.giveMember') },
      { id: 'out', name: t('walletLedger.takeFromMember') },
    ],
  }
  return (
    <ActionDialog
      title={t('walletLedger.correct')}
      explanation={t('walletLedger.otherAgrees')}
      action={t('walletLedger.ask')}
      fields={[
        { name: 'number', label: t('shell.memberNumber'), initial: member?.user_no ?? '', longest: 20 },
        direction,
        coinField(t),
        amountField(t, undefined),
        reasonCodeField(t),
        reasonField(t),
      ]}
      run={async (form, idempotencyKey) => {
        const { user_id } = member?.user_no === form.number ? member : await memberOfNumber(form.number)
        const wanted = {
          user_id,
          direction: chosen(['in', 'out'], form.direction),
          coin_code: chosen(coins, form.coin_code),
          amount: form.amount,
          reason_code: reasonCodeOf(form.reason_code),
          reason: form.reason,
        }
        return callServer(ledgerOperatorCalls.requestCorrection, wanted, { idempotencyKey })
      }}
      onClose={onClose}
    />
  )
}

/** Asks for the owner's money to be put into a budget. */
export const FundingDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts()
  const names = {
    promo: t('walletLedger.promoPool'),
    interest: t('walletLedger.interestPool'),
    projects: t('walletLedger.projectPool'),
  }
  const pool: ActionField<'pool'> = {
    name: 'pool',
    label: t('walletLedger.pool'),
    hint: t('walletLedger.poolHint'),
    initial: 'promo',
    choices: poolNames.map((id) => ({ id, name: names[id] })),
  }
  return (
    <ActionDialog
      title={t('walletLedger.fund')}
      explanation={t('walletLedger.otherAgrees')}
      action={t('walletLedger.ask')}
      fields={[pool, coinField(t), amountField(t, undefined), reasonField(t)]}
      run={(form, idempotencyKey) => {
        const wanted = {
          pool: chosen(poolNames, form.pool),
          coin_code: chosen(coins, form.coin_code),
          amount: form.amount,
          reason: form.reason,
        }
        return callServer(ledgerOperatorCalls.requestFunding, wanted, { idempotencyKey })
      }}
      onClose={onClose}
    />
  )
}
