import { isGuessable } from '@cliffhanger/rules/wallet/payment-password.ts'
import { useState } from 'react'
import { useUser } from '../../platform/session/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { passwordDigits } from './components/forms/digit-pad.tsx'

/** A new payment password, typed twice equal (V-7): two unlike entries begin again. */
export const useNewPassword = () => {
  const t = useTexts()
  const user = useUser()
  const [first, setFirst] = useState('')
  const [isRepeating, setIsRepeating] = useState(false)
  const [repeated, setRepeated] = useState('')
  const [error, setError] = useState<string>()
  const type = (digits: string): void => {
    setError(undefined)
    if (!isRepeating) {
      setFirst(digits)
      if (digits.length < passwordDigits) return
      if (!isGuessable(digits, { phone: user?.user_phone })) return setIsRepeating(true)
      setFirst('')
      setError(t('payment.guessable'))
      return
    }
    setRepeated(digits)
    if (digits.length < passwordDigits || digits === first) return
    begin()
    setError(t('payment.differ'))
  }
  const begin = (): void => {
    setFirst('')
    setRepeated('')
    setIsRepeating(false)
  }
  const isDone = repeated.length === passwordDigits && repeated === first
  return {
    isRepeating,
    digits: isRepeating ? repeated : first,
    type,
    error,
    /** Both entries, once they are equal. */
    password: isDone ? first : undefined,
    begin,
  }
}
