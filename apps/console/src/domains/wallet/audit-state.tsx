import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { Chip } from '@mui/material'
import { type Texts, useTexts } from '../../platform/texts.ts'

/** What is audited: pending transfer is a short moment of a recharge, but where withdrawals wait to be paid (S-85, S-87). */
type Audited = 'recharge' | 'withdrawal'

export const auditStateText = (t: Texts, state: AuditState, of: Audited): string =>
  ({
    [auditStates.toAudit]: t('wallet.toAudit'),
    [auditStates.pendingTransfer]: of === 'recharge' ? t('wallet.confirmed') : t('wallet.toPay'),
    [auditStates.transferred]: of === 'recharge' ? t('wallet.credited') : t('wallet.paidOut'),
    [auditStates.denied]: t('wallet.denied'),
    [auditStates.cancelled]: t('wallet.cancelled'),
  })[state]

const colors = {
  [auditStates.toAudit]: 'warning',
  [auditStates.pendingTransfer]: 'info',
  [auditStates.transferred]: 'success',
  [auditStates.denied]: 'error',
  [auditStates.cancelled]: 'default',
} as const

interface AuditStateChipProps {
  readonly state: AuditState
  readonly of: Audited
}

/** How far a recharge or a withdrawal is. */
export const AuditStateChip = ({ state, of }: AuditStateChipProps) => {
  const t = useTexts()
  return <Chip size="small" variant="outlined" color={colors[state]} label={auditStateText(t, state, of)} />
}
