import type { AuditState } from '@cliffhanger/contract/wallet/money-schemas.ts'
import { auditStates } from '@cliffhanger/contract/wallet/states.ts'
import { changeQuery, useScreenQuery } from '../../../platform/navigation/router.tsx'
import { useTexts } from '../../../platform/texts.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { auditStateName } from '../audit-words.ts'

/** The state a list is narrowed to, which stands in the address; undefined for all. */
export const useAuditState = (): AuditState | undefined => {
  const requested = Number(useScreenQuery().get('state'))
  return Object.values(auditStates).find((each) => each === requested)
}

/** Narrows a list of recharges or withdrawals to one state. */
export const AuditStateTabs = ({ label }: { readonly label: string }) => {
  const t = useTexts()
  const state = useAuditState()
  return (
    <Tabs
      label={label}
      tabs={[
        { value: 'all', label: t('withdrawal.all') },
        ...Object.values(auditStates).map((each) => ({ value: String(each), label: auditStateName(each, t) })),
      ]}
      value={state === undefined ? 'all' : String(state)}
      onChange={(value) => changeQuery('state', value === 'all' ? null : value)}
    />
  )
}
