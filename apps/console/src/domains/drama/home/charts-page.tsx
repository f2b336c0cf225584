import { discoverOperatorCalls } from '@cliffhanger/contract/drama/operator-discover-calls.ts'
import { type ChartPeriod, type ChartType, chartPeriod, chartType } from '@cliffhanger/contract/drama/schemas.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { Button, Chip, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useGetList } from 'react-admin'
import { localOf, secondsOf } from '../../../platform/moments.ts'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { Cover } from '../../../ui/cover.tsx'
import { ActionDialog } from '../../../ui/dialogs/action-dialog.tsx'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Section } from '../../../ui/section.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import type { ShownPlace } from './discover-sources.ts'

const typeTexts = {
  hot: 'discover.chartHot',
  new: 'discover.chartNew',
  score: 'discover.chartScore',
  binge: 'discover.chartBinge',
} as const satisfies Record<ChartType, string>

const periodTexts = {
  day: 'discover.periodDay',
  week: 'discover.periodWeek',
  month: 'discover.periodMonth',
  all: 'discover.periodAll',
} as const satisfies Record<ChartPeriod, string>

const whole = { page: 1, perPage: 100 } as const

const timeText = (seconds: number): string => formatMoment(seconds * 1000, 'moment', currentLanguage())

/** The charts as members see them, and what is pinned to them. */
export const ChartsPage = () => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayWrite = useMayDo()('content.write')
  const [type, setType] = useState<ChartType>('hot')
  const [period, setPeriod] = useState<ChartPeriod>('week')
  const [isPinning, setPinning] = useState(false)
  const chart = { type, period }
  const { data, error, refetch } = useGetList<ShownPlace>('charts', { pagination: whole, filter: chart })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const made = data[0]?.made_time ?? 0
  const unpin = ({ id, title }: ShownPlace): void =>
    confirmAction({
      title: `${t('discover.unpin')}: ${title}`,
      explanation: t('discover.unpinHint'),
      action: t('discover.unpin'),
      run: (reason) => callServer(discoverOperatorCalls.unpinDrama, { ...chart, drama_id: id, reason }),
    })
  return (
    <>
      <Title title={t('discover.charts')} />
      <Section
        title={t('discover.charts')}
        explanation={made === 0 ? t('discover.neverMade') : t('discover.chartsHint', { time: timeText(made) })}
        actions={
          mayWrite && (
            <Button variant="contained" size="small" onClick={() => setPinning(true)}>
              {t('discover.pin')}
            </Button>
          )
        }
      >
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mb: 2 }}>
          <ToggleButtonGroup
            size="small"
            exclusive
            value={type}
            aria-label={t('discover.chart')}
            onChange={(_event, chosen: ChartType | null) => chosen && setType(chosen)}
          >
            {chartType.options.map((each) => (
              <ToggleButton key={each} value={each}>
                {t(typeTexts[each])}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <ToggleButtonGroup
            size="small"
            exclusive
            value={period}
            aria-label={t('discover.period')}
            onChange={(_event, chosen: ChartPeriod | null) => chosen && setPeriod(chosen)}
          >
            {chartPeriod.options.map((each) => (
              <ToggleButton key={each} value={each}>
                {t(periodTexts[each])}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Stack>
        <Table rows={data}>
          <Column<ShownPlace> source="rank" label={t('discover.rank')} isNumber />
          <Column<ShownPlace> source="cover" label={t('drama.picture')}>
            {({ cover }) => <Cover address={cover} width={40} height={60} />}
          </Column>
          <Column<ShownPlace> source="title" label={t('discover.drama')} />
          <Column<ShownPlace> source="rank_value" label={t('discover.worth')} isNumber />
          <Column<ShownPlace> source="former_rank" label={t('discover.former')} isNumber>
            {({ former_rank }) => (former_rank === 0 ? t('discover.nowhere') : former_rank)}
          </Column>
          <Column<ShownPlace> source="pinned" label={t('discover.pinned')}>
            {(rank) =>
              rank.pinned > 0 && (
                <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
                  <Chip size="small" label={pinText(t, rank)} />
                  {mayWrite && (
                    <Button size="small" onClick={() => unpin(rank)}>
                      {t('discover.unpin')}
                    </Button>
                  )}
                </Stack>
              )
            }
          </Column>
        </Table>
      </Section>
      {isPinning && <PinDialog chart={chart} onClose={() => setPinning(false)} />}
    </>
  )
}

const pinText = (t: ReturnType<typeof useTexts>, { pinned, pin_end_time }: ShownPlace): string =>
  pin_end_time === 0
    ? t('discover.pinnedTo', { place: pinned })
    : t('discover.pinnedUntil', { place: pinned, time: timeText(pin_end_time) })

interface PinDialogProps {
  readonly chart: { readonly type: ChartType; readonly period: ChartPeriod }
  readonly onClose: () => void
}

const PinDialog = ({ chart, onClose }: PinDialogProps) => {
  const t = useTexts()
  return (
    <ActionDialog
      title={t('discover.pin')}
      explanation={t('discover.pinHint')}
      action={t('discover.pin')}
      fields={[
        {
          name: 'drama_id',
          label: t('discover.dramaId'),
          isNumeric: true,
          longest: 12,
          problemOf: (text) => (/^[1-9]\d*$/.test(text) ? undefined : t('discover.idWrong')),
        },
        {
          name: 'place',
          label: t('discover.place'),
          isNumeric: true,
          longest: 3,
          problemOf: (text) => (/^([1-9]\d?|100)$/.test(text) ? undefined : t('discover.placeWrong')),
        },
        {
          name: 'end_time',
          label: t('discover.until'),
          hint: t('discover.untilHint'),
          isOptional: true,
          problemOf: (text) => (localOf(secondsOf(text)) === '' ? t('discover.untilWrong') : undefined),
        },
      ]}
      run={({ drama_id, place: rank, end_time }) =>
        callServer(discoverOperatorCalls.pinDrama, {
          ...chart,
          drama_id: Number(drama_id),
          place: Number(rank),
          end_time: secondsOf(end_time),
        })
      }
      onClose={onClose}
    />
  )
}
