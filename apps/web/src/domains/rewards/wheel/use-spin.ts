import { Refused, TransportError } from '@cliffhanger/client/call-error.ts'
import type { CallData } from '@cliffhanger/contract/call.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import { useState } from 'react'
import { changeAnswer } from '../../../platform/server/optimistic.ts'
import { payOnce } from '../../../platform/server/pay-once.ts'
import { callQuery, queryClient } from '../../../platform/server/queries.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { renewRewards } from '../reward-answers.ts'

export type WheelAnswer = CallData<typeof wheelCalls.getWheel>
export type Spun = CallData<typeof wheelCalls.spinWheel>

const isUnknown = (error: unknown): boolean =>
  error instanceof TransportError || (error instanceof Refused && error.is('stillProcessing'))

/** The prizes among which one was drawn: those shown, else those that were laid out meanwhile. */
const prizesWith = async (shown: WheelAnswer, prizeId: number): Promise<WheelAnswer['prizes']> => {
  const isShown = shown.prizes.some(({ id }) => id === prizeId)
  if (isShown) return shown.prizes
  return (await queryClient.fetchQuery({ ...callQuery(wheelCalls.getWheel, {}), staleTime: 0 })).prizes
}

/** Spins, turns the wheel to what the server drew, and shows it once the wheel stands. While no answer came, again means the same spin. */
export const useSpin = (wheel: WheelAnswer, turnTo: (index: number, count: number) => Promise<void>) => {
  const [result, setResult] = useState<Spun>()
  const [isUnsure, setIsUnsure] = useState(false)
  const [seed, setSeed] = useState<string>()
  const action = useAction(
    async () => {
      setResult(undefined)
      const isPaid = wheel.times === 0 && wheel.cost !== null
      const request = { pay: isPaid ? (1 as const) : (0 as const), ...(seed !== undefined && { client_seed: seed }) }
      const spun = await payOnce(wheelCalls.spinWheel, 'spin', request)
      setIsUnsure(false)
      const prizes = await prizesWith(wheel, spun.prize.id).catch(() => wheel.prizes)
      const index = prizes.findIndex(({ id }) => id === spun.prize.id)
      if (index >= 0) await turnTo(index, prizes.length)
      setResult(spun)
      await changeAnswer(wheelCalls.getWheel, {}, (known) => ({
        ...known,
        times: spun.times,
        client_seed: spun.proof.client_seed,
        nonce: spun.proof.nonce + 1,
      }))
      renewRewards()
    },
    (error) => {
      setIsUnsure(isUnknown(error))
      // Used up on another device, or the day has ended: the page shows what there is by now.
      if (error instanceof Refused) renewRewards()
      return isUnknown(error)
    },
  )
  return {
    run: action.run,
    isBusy: action.isBusy,
    isUnsure,
    result,
    close: () => setResult(undefined),
    /** What I add to the draw from the next spin on; undefined where it stays as it is. */
    seed,
    setSeed,
  }
}
