import Delete from 'lucide-react/icons/delete'
import { useState } from 'react'
import { useTexts } from '../../../../platform/texts.ts'
import { Icon } from '../../../../ui/actions/icon.tsx'
import { vibrate } from '../../../../ui/feedback/haptics.ts'
import { type AmountKey, amountKeys, pressAmountKey } from './amount-keys.ts'
import { Keys } from './keys.tsx'

interface AmountKeypadProps {
  /** A decimal text. */
  readonly value: string
  /** Decimals of the coin. */
  readonly scale: number
  /** What divides decimals in the member's language. */
  readonly separator: string
  readonly onChange: (text: string) => void
  /** An amount as it is read out. */
  readonly say: (amount: string) => string
}

/** Keys for an amount of money: as large as a thumb, without letters, and with the separator of the language. */
export const AmountKeypad = ({ value, scale, separator, onChange, say }: AmountKeypadProps) => {
  const t = useTexts()
  const [said, setSaid] = useState('')
  const press = (key: AmountKey): void => {
    const next = pressAmountKey(value, key, scale)
    vibrate(next === value ? 'refusal' : 'select')
    if (next === value) return
    onChange(next)
    setSaid(next === '' ? t('wallet.amountMissing') : say(next.replace(/\.$/, '')))
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
