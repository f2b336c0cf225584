import type { Video } from '@cliffhanger/contract/drama/schemas.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { SwitchCell } from '../../../ui/forms/switch-cell.tsx'
import { forbidAutoUnlock, useAllowance } from './auto-unlock.ts'
import styles from './auto-unlock-switch.module.css'

/** Switches unlocking by itself off again while a drama plays; nothing where it is not on. */
export const AutoUnlockOff = ({ drama }: { readonly drama: Video }) => {
  const t = useTexts()
  const { show } = useAmounts()
  const allowance = useAllowance(drama.id)
  if (!allowance) return null
  const gold = (amount: number) => show(String(amount), 'gold')
  return (
    <div className={styles.auto}>
      <SwitchCell
        title={t('unlock.auto')}
        description={t('unlock.autoSpent', { spent: gold(allowance.spent), most: gold(allowance.most) })}
        isOn
        onChange={async () => forbidAutoUnlock(drama.id)}
      />
    </div>
  )
}
