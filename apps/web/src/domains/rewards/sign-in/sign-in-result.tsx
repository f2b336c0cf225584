import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { useLanguage, useTexts } from '../../../platform/texts.ts'
import { RewardMoment } from '../components/reward-moment.tsx'
import { useRewardWords } from '../reward-words.ts'
import type { SignInAnswer } from './step-states.ts'
import type { SignedIn } from './use-sign-in.ts'

interface SignInResultProps {
  readonly signedIn: SignedIn | undefined
  readonly next: SignInAnswer['next']
  readonly onClose: () => void
}

/** What today's sign-in gave, until when it can be spent, and what tomorrow brings. */
export const SignInResult = ({ signedIn, next, onClose }: SignInResultProps) => {
  const t = useTexts()
  const language = useLanguage()
  const { coins, withSpins } = useRewardWords()
  const lines = signedIn
    ? [
        signedIn.spins > 0 ? `+${t('rewards.spins', { count: signedIn.spins })}` : '',
        t('signIn.streak', { count: signedIn.streak }),
        signedIn.expireSeconds > 0
          ? t('signIn.useBy', { date: formatMoment(signedIn.expireSeconds * 1000, 'day', language) })
          : '',
        t('signIn.tomorrow', { reward: withSpins(next) }),
      ]
    : []
  return (
    <RewardMoment
      isOpen={signedIn !== undefined}
      title={t(signedIn?.isRoundFull === true ? 'signIn.fullStreak' : 'signIn.success')}
      amount={signedIn ? `+${coins(signedIn.reward)}` : ''}
      lines={lines}
      isFestive={signedIn?.isRoundFull === true}
      onClose={onClose}
    />
  )
}
