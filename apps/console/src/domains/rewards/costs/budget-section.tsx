import type { PrizeBudget } from '@cliffhanger/contract/rewards/operator-cost-calls.ts'
import { Box, LinearProgress, Stack, Typography } from '@mui/material'
import { currentLanguage, type Texts, useTexts } from '../../../platform/texts.ts'
import { DayBars } from '../../../ui/day-bars.tsx'
import { amountText, coinAmountText } from '../../../ui/money/amounts.ts'
import { Section } from '../../../ui/section.tsx'
import { shownText } from '../../../ui/short-texts.ts'
import type { ShownCosts } from '../sources.ts'
import { budgetBars, usedPercent } from './cost-figures.ts'

/** Prizes that have a budget: how much of today's is gone, and how it was used before. */
export const BudgetSection = ({ costs }: { readonly costs: ShownCosts }) => {
  const t = useTexts()
  return (
    <Section title={t('rewards.budgets')} explanation={t('rewards.budgetsHint')}>
      {costs.budgets.length === 0 && <Typography color="textSecondary">{t('rewards.noBudgets')}</Typography>}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
        {costs.budgets.map((budget) => (
          <BudgetCard key={budget.prize_id} budget={budget} days={costs.list} />
        ))}
      </Box>
    </Section>
  )
}

interface BudgetCardProps {
  readonly budget: PrizeBudget
  readonly days: ShownCosts['list']
}

const BudgetCard = ({ budget, days }: BudgetCardProps) => {
  const t = useTexts()
  const name = shownText(budget.names, currentLanguage()) || `#${budget.prize_id}`
  const percent = usedPercent(budget)
  const bars = budgetBars(budget, days)
  const spentOf = new Map(days.map(({ day }, index) => [day, budget.spent[index] ?? '0']))
  const today = budget.spent[0] ?? '0'
  return (
    <Box component="article" aria-label={name}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline', mb: 0.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('rewards.usedShare', { share: `${percent}%` })}
        </Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={Math.min(percent, 100)}
        color={percent >= 100 ? 'error' : percent >= 80 ? 'warning' : 'success'}
        aria-label={`${name}: ${t('rewards.usedShare', { share: `${percent}%` })}`}
        sx={{ mb: 1 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('rewards.spentToday')}: {piecesText(t, budget, today)} · {t('rewards.budget')}:{' '}
        {piecesText(t, budget, budget.daily_budget)}
      </Typography>
      <DayBars
        label={t('rewards.budgetPicture', { name })}
        names={[t('rewards.given')]}
        days={bars.map((bar) => ({ ...bar, words: `${bar.day}: ${amountText(spentOf.get(bar.day) ?? '0')}` }))}
      />
    </Box>
  )
}

/** An amount of the prize's coin, or how many pieces. */
const piecesText = (t: Texts, { coin_code: coin }: PrizeBudget, amount: string): string =>
  coin === '' ? t('rewards.pieces', { count: Number(amount) }) : coinAmountText(t, amount, coin)
