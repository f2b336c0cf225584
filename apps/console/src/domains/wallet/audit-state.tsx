import { type AuditState, auditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { Chip } from '@mui/material'
import { type Texts, useTexts } from '../../platform/texts.ts'

export const auditStates = [...auditState._zod.def.values]

/** What is audited: 2 is a short moment of a recharge, but where withdrawals wait to be paid (S-85, S-87). */
type Audited = 'recharge' | 'withdrawal'

export const auditStateText = (t: Texts, state: AuditState, of: Audited): string =>
  ({
    1: t('wallet.toAudit'),
    2: of === 'recharge' ? t('wallet.confirmed') : t('wallet.toPay'),
    3: of === 'recharge' ? t('wallet.credited') : t('wallet.paidOut'),
    '-1': t('wallet.denied'),
    '-2': t('wallet.cancelled'),
  })[state]

const colors = { 1: 'warning', 2: 'info', 3: 'success', '-1': 'error', '-2': 'default' } as const

interface AuditStateChipProps {
  readonly state: AuditState
  readonly of: Audited
}

/** How far a recharge or a withdrawal is. */
export const AuditStateChip = ({ state, of }: AuditStateChipProps) => {
  const t = useTexts()
  return <Chip size="small" variant="outlined" color={colors[state]} label={auditStateText(t, state, of)} />
}
