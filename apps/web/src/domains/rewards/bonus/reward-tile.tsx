import type { CallData } from '@cliffhanger/contract/call.ts'
import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import { wheelCalls } from '@cliffhanger/contract/rewards/wheel-calls.ts'
import Gift from 'lucide-react/icons/gift'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { callKey, queryClient, useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { emptyLine } from '../../../ui/feedback/empty-line.ts'
import { EntryTile } from '../../../ui/layout/entry-tiles.tsx'
import { useRewardWords } from '../reward-words.ts'

/** Spins that are known from the wheel; nothing is asked for them here. */
const knownSpins = (): number =>
  queryClient.getQueryData<CallData<typeof wheelCalls.getWheel>>(callKey(wheelCalls.getWheel, {}))?.times ?? 0

/** What there is to collect today, on the page about me: the sign-in, else spins, else what comes tomorrow. Its place is kept while the
 *  answer is on its way. */
export const RewardTile = () => {
  const t = useTexts()
  const { withSpins } = useRewardWords()
  const { data } = useCall(signInCalls.signIn, {})
  const isOpen = data?.is_sign === 0
  const spins = knownSpins()
  const after =
    spins > 0 ? t('wheel.left', { count: spins }) : data && t('signIn.tomorrow', { reward: withSpins(data.next) })
  return (
    <EntryTile
      icon={Gift}
      label={t('signIn.title')}
      line={isOpen ? t('signIn.checkInFor', { reward: withSpins(data.next) }) : (after ?? emptyLine)}
      isWaiting={isOpen}
      href={hrefTo('bonus')}
    />
  )
}
