import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import type { CoinAmount } from '@cliffhanger/contract/rewards/schemas.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { useState } from 'react'
import { changeAnswer } from '../../../platform/server/optimistic.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { toast } from '../../../ui/overlays/toast.tsx'
import { renewRewards } from '../reward-answers.ts'
import { type SignInAnswer, stepStates } from './step-states.ts'

/** What a sign-in gave. */
export interface SignedIn {
  readonly reward: CoinAmount
  readonly spins: number
  readonly streak: number
  /** It was the last step of its round. */
  readonly isRoundFull: boolean
  readonly expireSeconds: number
}

const signedInOf = (reply: SignInAnswer, before: SignInAnswer): SignedIn | undefined =>
  reply.reward && {
    reward: reply.reward,
    spins: before.next.spins,
    streak: reply.continuous_days,
    isRoundFull: stepStates(reply).every((state) => state === 'collected'),
    expireSeconds: reply.reward.coin_code === 'gold' ? reply.expire_time : 0,
  }

/** Signs in for the platform's day; while no answer came, again means the same sign-in. */
export const useSignIn = (answer: SignInAnswer) => {
  const t = useTexts()
  const [signedIn, setSignedIn] = useState<SignedIn>()
  const [isUnsure, setIsUnsure] = useState(false)
  const action = useAction(
    async () => {
      const reply = await payOnce(signInCalls.postSignIn, answer.today, { do: 1 })
      setIsUnsure(false)
      setSignedIn(signedInOf(reply, answer))
      await changeAnswer(signInCalls.signIn, {}, () => reply)
      renewRewards()
    },
    (error) => {
      setIsUnsure(error instanceof TransportError)
      if (error instanceof Refused && error.is('alreadySignedIn')) {
        toast(t('signIn.elsewhere'))
        renewRewards()
        return true
      }
      return error instanceof TransportError
    },
  )
  return { ...action, isUnsure, signedIn, close: () => setSignedIn(undefined) }
}
