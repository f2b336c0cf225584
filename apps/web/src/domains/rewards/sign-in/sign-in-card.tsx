import { signInCalls } from '@cliffhanger/contract/rewards/sign-in-calls.ts'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Flame from 'lucide-react/icons/flame'
import { useState } from 'react'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { withWholeWords } from '../../../shared/unbroken.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/actions/icon.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useRewardWords } from '../reward-words.ts'
import { MonthCalendar } from './month-calendar.tsx'
import styles from './sign-in-card.module.css'
import { SignInResult } from './sign-in-result.tsx'
import { SignInSteps } from './sign-in-steps.tsx'
import type { SignInAnswer } from './step-states.ts'
import { useSignIn } from './use-sign-in.ts'

/** The daily sign-in with its seven steps; what was known stays while it cannot be updated. */
export const SignInCard = () => {
  const { data, error, refetch } = useCall(signInCalls.signIn, {})
  if (data) return <Card answer={data} />
  return error ? (
    <ErrorState error={error} onRetry={() => void refetch()} />
  ) : (
    <div className={styles.place}>
      <Skeleton height={236} radius={20} />
    </div>
  )
}

const Card = ({ answer }: { readonly answer: SignInAnswer }) => {
  const t = useTexts()
  const { withSpins } = useRewardWords()
  const [isCalendarOpen, setIsCalendarOpen] = useState(false)
  const signIn = useSignIn(answer)
  const { continuous_days: streak, is_sign: isDone, next } = answer
  return (
    <section className={styles.card} aria-label={t('signIn.title')}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{withWholeWords(t('signIn.title'))}</h2>
          <p className={styles.streak}>
            {streak > 0 && <Icon of={Flame} size={16} />}
            {streak > 0 ? t('signIn.streak', { count: streak }) : t('signIn.noStreak')}
          </p>
        </div>
        <IconButton
          icon={CalendarCheck}
          size={22}
          label={t('signIn.calendar')}
          onClick={() => setIsCalendarOpen(true)}
        />
      </div>
      <SignInSteps answer={answer} />
      <Button block busy={signIn.isBusy} disabled={isDone === 1} onClick={signIn.run}>
        {isDone === 1 ? t('signIn.done') : t('signIn.checkInFor', { reward: withSpins(next) })}
      </Button>
      <p className={styles.note} role={signIn.isUnsure ? 'alert' : undefined}>
        {signIn.isUnsure
          ? t('signIn.unsure')
          : isDone === 1
            ? t('signIn.tomorrow', { reward: withSpins(next) })
            : t('signIn.restarts')}
      </p>
      <MonthCalendar isOpen={isCalendarOpen} onClose={() => setIsCalendarOpen(false)} answer={answer} />
      <SignInResult signedIn={signIn.signedIn} next={next} onClose={signIn.close} />
    </section>
  )
}
