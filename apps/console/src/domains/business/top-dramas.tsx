import type { WatchedDrama } from '@cliffhanger/contract/business/operator-calls.ts'
import { formatCount, formatNumber } from '@cliffhanger/i18n/format/numbers.ts'
import { changeOf } from '@cliffhanger/rules/business/figures.ts'
import { Box, Skeleton, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { Change } from '../../ui/charts/change.tsx'
import { TextLink } from '../../ui/text-link.tsx'

interface TopDramasProps {
  /** Undefined while they are asked for. */
  readonly dramas: readonly WatchedDrama[] | undefined
  readonly titleOf: (drama: WatchedDrama, language: string) => string
}

/** What was watched longest in the period. */
export const TopDramas = ({ dramas, titleOf }: TopDramasProps) => {
  const t = useTexts()
  const language = currentLanguage()
  if (!dramas) return <Skeleton variant="rounded" height={220} />
  if (dramas.length === 0) return <Typography color="textSecondary">{t('business.nothing')}</Typography>
  return (
    // Moved sideways where it is wider than its place, also with the keys.
    <Box tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" aria-label={t('business.topDramas')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('plays.drama')}</TableCell>
            <TableCell align="right">{t('business.hoursWatched')}</TableCell>
            <TableCell align="right">{t('business.compared')}</TableCell>
            <TableCell align="right">{t('plays.views')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {dramas.map((drama) => (
            <TableRow key={drama.id}>
              <TableCell>
                <TextLink to={`/dramas/${drama.id}`}>{titleOf(drama, language)}</TextLink>
              </TableCell>
              <TableCell align="right">
                {formatNumber(drama.watched_seconds / 3600, language, { exactly: 1 })}
              </TableCell>
              <TableCell align="right">
                <Change change={changeOf(drama.watched_seconds, drama.watched_seconds_before)} />
              </TableCell>
              <TableCell align="right">{formatCount(drama.views, language)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
