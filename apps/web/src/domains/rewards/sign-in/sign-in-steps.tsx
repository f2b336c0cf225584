import Check from 'lucide-react/icons/check'
import Coins from 'lucide-react/icons/coins'
import Gift from 'lucide-react/icons/gift'
import Sparkles from 'lucide-react/icons/sparkles'
import { useTexts } from '../../../platform/texts.ts'
import { useAmounts } from '../../../shared/amounts.ts'
import { Icon } from '../../../ui/actions/icon.tsx'
import { useRewardWords } from '../reward-words.ts'
import styles from './sign-in-steps.module.css'
import { type SignInAnswer, stepStates } from './step-states.ts'

/** What each of the seven days gives, and how far I have come. */
export const SignInSteps = ({ answer }: { readonly answer: SignInAnswer }) => {
  const t = useTexts()
  const { name, write } = useAmounts()
  const { withSpins } = useRewardWords()
  const states = stepStates(answer)
  const { rules } = answer
  return (
    <ol className={styles.steps} aria-label={t('signIn.steps')}>
      {rules.map((rule, index) => {
        const state = states[index] ?? 'coming'
        const isLast = index === rules.length - 1
        const icon = isLast ? Gift : rule.coin_code === 'point' ? Sparkles : Coins
        const day = state === 'today' ? t('signIn.today') : t('signIn.day', { day: rule.day })
        const said = [day, withSpins(rule), state === 'collected' ? t('signIn.collected') : ''].filter(Boolean)
        return (
          <li
            key={rule.day}
            className={styles.step}
            data-state={state}
            aria-label={said.join(', ')}
            aria-current={state === 'today' ? 'step' : undefined}
          >
            <span className={styles.day} aria-hidden="true">
              {day}
            </span>
            <span className={styles.icon}>
              <Icon of={state === 'collected' ? Check : icon} size={22} />
            </span>
            <span className={styles.amount} aria-hidden="true">
              {`+${write(rule.amount, rule.coin_code)} `}
              <span className={styles.unit}>{name(rule.coin_code)}</span>
            </span>
            {rule.spins > 0 && (
              <span className={styles.spins} aria-hidden="true">
                {`+${t('rewards.spins', { count: rule.spins })}`}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
