import { decimalSeparator } from '@cliffhanger/i18n/format/numbers.ts'
import Delete from 'lucide-react/icons/delete'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../../platform/texts.ts'
import { useAmounts } from '../../../../shared/amounts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { vibrate } from '../../../../ui/feedback/haptics.ts'
import type { AmountFieldState } from '../../use-amount.ts'
import { type AmountKey, amountKeys, pressAmountKey } from './amount-keys.ts'
import { Keys } from './keys.tsx'

type AmountKeypadProps = Pick<AmountFieldState, 'coin' | 'scale' | 'value' | 'onChange'> &
  Partial<Pick<AmountFieldState, 'isPreset'>>

/** Keys for an amount of money: as large as a thumb, without letters, and with the separator of the language. */
export const AmountKeypad = ({ coin, scale, value, isPreset = false, onChange }: AmountKeypadProps) => {
  const t = useTexts()
  const { show } = useAmounts()
  const separator = decimalSeparator(useLanguage())
  const [said, setSaid] = useState('')
  const press = (key: AmountKey): void => {
    const next = pressAmountKey(isPreset ? '' : value, key, scale)
    vibrate(next === value ? 'refusal' : 'select')
    if (next === value) return
    onChange(next)
    setSaid(next === '' ? t('wallet.amountMissing') : show(next.replace(/\.$/, ''), coin))
  }
  const faceOf = (key: AmountKey) => {
    if (key === 'delete') return { face: <Icon of={Delete} size={24} />, name: t('payment.deleteDigit') }
    if (key !== 'separator') return { face: key }
    return scale === 0 ? {} : { face: separator, name: t('wallet.decimalKey') }
  }
  return (
    <>
      <Keys
        label={t('wallet.amountKeys')}
        keys={amountKeys.map((key) => ({ key, ...faceOf(key) }))}
        onPress={(pressed) => {
          const key = amountKeys.find((each) => each === pressed)
          if (key) press(key)
        }}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
