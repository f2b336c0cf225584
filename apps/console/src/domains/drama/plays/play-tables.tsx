import type { PlayDay, PlayDrama, PlayNet } from '@cliffhanger/contract/drama/operator-play-calls.ts'
import { formatCount, formatNumber, formatShare } from '@cliffhanger/i18n/format/numbers.ts'
import { Box, Button } from '@mui/material'
import { currentLanguage, type Texts, useTexts } from '../../../platform/texts.ts'
import { Column, Table } from '../../../ui/table.tsx'
import { titleOf } from '../catalogue/written-texts.ts'

const number = (count: number): string => formatCount(count, currentLanguage())

const share = (part: number, whole: number): string =>
  whole === 0 ? '—' : formatShare(part / whole, currentLanguage())

const duration = (t: Texts, ms: number | null): string =>
  ms === null ? '—' : t('plays.milliseconds', { count: number(ms) })

const per100 = (stalls: number, plays: number): string =>
  plays === 0 ? '—' : formatNumber((stalls * 100) / plays, currentLanguage(), { most: 1 })

/** What is known of plays however they are put together. */
const playColumns = (t: Texts) => [
  <Column<PlayNet> key="plays" source="plays" label={t('plays.plays')} isNumber>
    {({ plays }) => number(plays)}
  </Column>,
  <Column<PlayNet> key="failed" source="failed" label={t('plays.failed')} isNumber>
    {({ failed, plays }) => share(failed, plays)}
  </Column>,
  <Column<PlayNet> key="half" source="ttff_p50" label={t('plays.half')} isNumber>
    {({ ttff_p50 }) => duration(t, ttff_p50)}
  </Column>,
  <Column<PlayNet> key="most" source="ttff_p95" label={t('plays.most')} isNumber>
    {({ ttff_p95 }) => duration(t, ttff_p95)}
  </Column>,
  <Column<PlayNet> key="prepared" source="prepared" label={t('plays.prepared')} isNumber>
    {({ prepared, plays }) => share(prepared, plays)}
  </Column>,
  <Column<PlayNet> key="stalls" source="stalls" label={t('plays.stallsPer100')} isNumber>
    {({ stalls, plays }) => per100(stalls, plays)}
  </Column>,
]

const watchColumns = (t: Texts) => [
  <Column<PlayDay> key="rebuffer" source="rebuffer_e4" label={t('plays.rebuffer')} isNumber>
    {({ rebuffer_e4 }) => share(rebuffer_e4, 10_000)}
  </Column>,
  <Column<PlayDay> key="watched" source="watched_seconds" label={t('plays.watched')} isNumber>
    {({ watched_seconds }) => number(Math.round(watched_seconds / 60))}
  </Column>,
  <Column<PlayDay> key="views" source="views" label={t('plays.views')} isNumber>
    {({ views }) => number(views)}
  </Column>,
]

export const DayTable = ({ days }: { readonly days: readonly PlayDay[] }) => {
  const t = useTexts()
  return (
    <Table rows={days.map((day) => ({ ...day, id: day.day }))}>
      <Column<PlayDay> source="day" label={t('walletFinance.day')}>
        {({ day }) => <Box sx={{ whiteSpace: 'nowrap' }}>{day}</Box>}
      </Column>
      {playColumns(t)}
      {watchColumns(t)}
    </Table>
  )
}

export const NetTable = ({ nets }: { readonly nets: readonly PlayNet[] }) => {
  const t = useTexts()
  const names: Readonly<Record<string, string>> = { '': t('plays.netUnknown'), other: t('plays.netOther') }
  return (
    <Table rows={nets.map((net) => ({ ...net, id: net.net }))}>
      <Column<PlayNet> source="net" label={t('plays.net')}>
        {({ net }) => names[net] ?? net}
      </Column>
      {playColumns(t)}
    </Table>
  )
}

interface DramaTableProps {
  readonly dramas: readonly PlayDrama[]
  readonly onChoose: (drama: { readonly id: number; readonly title: string }) => void
}

export const DramaTable = ({ dramas, onChoose }: DramaTableProps) => {
  const t = useTexts()
  return (
    <Table rows={dramas}>
      <Column<PlayDrama> source="texts" label={t('plays.drama')}>
        {(drama) => {
          const title = titleOf(drama, currentLanguage())
          return (
            <Button title={t('plays.choose')} onClick={() => onChoose({ id: drama.id, title })}>
              {title}
            </Button>
          )
        }}
      </Column>
      {playColumns(t)}
      {watchColumns(t)}
    </Table>
  )
}
