import type { BusinessDay } from '@cliffhanger/contract/business/operator-calls.ts'
import { formatCount, formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import { changeOf, returnedShare, shareOf, splitPeriods, sumOf } from '@cliffhanger/rules/business/figures.ts'
import { Box, Skeleton, Typography } from '@mui/material'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { Change } from '../../ui/charts/change.tsx'
import { Stat, Stats } from '../../ui/charts/stat.tsx'

interface DaysProps {
  /** Undefined while they are asked for. */
  readonly days: readonly BusinessDay[] | undefined
}

const steps = [
  ['newcomers', 'business.stepVisit'],
  ['played', 'business.stepPlay'],
  ['signed_up', 'business.stepSignUp'],
  ['paid', 'business.stepPay'],
] as const

/** From the first visit to the first payment: how many of the period's newcomers got how far. */
export const Funnel = ({ days }: DaysProps) => {
  const t = useTexts()
  if (!days) return <Skeleton variant="rounded" height={168} />
  const { now, before } = splitPeriods(days)
  const visits = sumOf(now, 'newcomers')
  if (visits === 0) return <Typography color="textSecondary">{t('business.noNewcomers')}</Typography>
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {steps.map(([figure, text]) => {
        const share = shareOf(sumOf(now, figure), visits) ?? 0
        const shareBefore = shareOf(sumOf(before, figure), sumOf(before, 'newcomers'))
        return (
          <li key={figure}>
            <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'baseline', mb: 0.5 }}>
              <Box component="span" sx={{ flex: 1 }}>
                {t(text)}
              </Box>
              {figure !== 'newcomers' && (
                <Change change={shareBefore === undefined ? undefined : changeOf(share, shareBefore)} />
              )}
              <Box component="span" sx={{ fontWeight: 600, minWidth: 48, textAlign: 'right' }}>
                {formatCount(sumOf(now, figure), currentLanguage())}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', minWidth: 56, textAlign: 'right' }}>
                {formatShare(share, currentLanguage())}
              </Box>
            </Box>
            <Box sx={{ height: 8, borderRadius: 1, bgcolor: 'background.raised' }}>
              <Box
                sx={{
                  height: 1,
                  width: `${share * 100}%`,
                  minWidth: share > 0 ? 2 : 0,
                  borderRadius: 1,
                  bgcolor: 'info.main',
                }}
              />
            </Box>
          </li>
        )
      })}
    </Box>
  )
}

const returns = [
  ['returned_day', 'business.afterDay'],
  ['returned_week', 'business.afterWeek'],
  ['returned_month', 'business.afterMonth'],
] as const

/** Which part of the newcomers watched again, one, seven and thirty days later. */
export const Retention = ({ days }: DaysProps) => {
  const t = useTexts()
  const { now, before } = splitPeriods(days ?? [])
  return (
    <Stats label={t('business.retention')}>
      {returns.map(([figure, text]) => {
        const share = returnedShare(now, figure)
        const shareBefore = returnedShare(before, figure)
        const isComparable = share !== undefined && shareBefore !== undefined
        return (
          <Stat
            key={figure}
            name={t(text)}
            value={days && (share === undefined ? '—' : formatShare(share, currentLanguage()))}
          >
            {share === undefined ? (
              t('business.notYetKnown')
            ) : (
              <Change change={isComparable ? changeOf(share, shareBefore) : undefined} />
            )}
          </Stat>
        )
      })}
    </Stats>
  )
}
