import type { CallData } from '@cliffhanger/contract/call.ts'
import { type WheelSegment, wheelOperatorCalls } from '@cliffhanger/contract/rewards/operator-wheel-calls.ts'
import { formatMoment } from '@cliffhanger/i18n/format/moments.ts'
import { Alert, Button, Typography } from '@mui/material'
import { useGetOne, useRefresh } from 'react-admin'
import { useNotifyChange } from '../../../platform/notify-change.ts'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { Section } from '../../../ui/section.tsx'
import { shownText } from '../../../ui/short-texts.ts'
import { Column, Table } from '../../../ui/table.tsx'
import { oddsText } from './odds.ts'

type Draft = Pick<CallData<typeof wheelOperatorCalls.listWheelPrizes>, 'draft' | 'table'> & { readonly id: number }

const problems = {
  count: 'rewards.problemCount',
  weights: 'rewards.problemWeights',
  fallback: 'rewards.problemFallback',
} as const

/** What members draw from now beside what publishing would make of it. */
export const PublishSection = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('finance.write')
  const confirmAction = useConfirmAction()
  const notifyChange = useNotifyChange()
  const refresh = useRefresh()
  const { data } = useGetOne<Draft>('wheel-draft', { id: 1 })
  if (!data) return null
  const { draft, table } = data
  const since = formatMoment(table.start_time * 1000, 'moment', currentLanguage())
  // The table a platform came with was never published by anybody.
  const published = table.start_time === 0 ? t('rewards.publishHint') : t('rewards.publishedSince', { time: since })
  const explanation = table.table_id === 0 ? t('rewards.neverPublished') : published
  const publish = (): void =>
    confirmAction({
      title: t('rewards.publishAsk'),
      explanation: t(draft.needs_two === 1 ? 'rewards.needsTwo' : 'rewards.publishHint'),
      action: t('rewards.publish'),
      reportsDone: false,
      run: async (reason) => {
        const wanted = { version: draft.version, table_id: table.table_id, reason }
        notifyChange((await callServer(wheelOperatorCalls.publishWheel, wanted)).change)
        refresh()
      },
    })
  return (
    <Section
      title={t('rewards.publishTitle')}
      explanation={explanation}
      actions={
        mayWrite &&
        draft.is_changed === 1 && (
          <Button variant="contained" size="small" onClick={publish} disabled={draft.problem !== ''}>
            {t('rewards.publish')}
          </Button>
        )
      }
    >
      {draft.problem !== '' && <Alert severity="warning">{t(problems[draft.problem])}</Alert>}
      {draft.is_changed === 0 && <Typography color="textSecondary">{t('rewards.upToDate')}</Typography>}
      {draft.is_changed === 1 && draft.needs_two === 1 && <Alert severity="info">{t('rewards.needsTwo')}</Alert>}
      {draft.is_changed === 1 && <OddsTable now={table.segments} next={draft.segments} />}
    </Section>
  )
}

interface OddsRow {
  readonly id: number
  readonly name: string
  readonly now: string
  readonly next: string
}

/** The odds of every prize before and after. */
const OddsTable = ({
  now,
  next,
}: {
  readonly now: readonly WheelSegment[]
  readonly next: readonly WheelSegment[]
}) => {
  const t = useTexts()
  const oddsIn = (segments: readonly WheelSegment[], id: number): string => {
    const found = segments.find(({ prize_id }) => prize_id === id)
    return found ? oddsText(found.probability) : t('rewards.absent')
  }
  const gone = now.filter(({ prize_id }) => next.every((each) => each.prize_id !== prize_id))
  const rows: OddsRow[] = [...next, ...gone].map(({ prize_id: id, names }) => ({
    id,
    name: shownText(names, currentLanguage()) || `#${id}`,
    now: oddsIn(now, id),
    next: oddsIn(next, id),
  }))
  return (
    <Table rows={rows}>
      <Column<OddsRow> source="name" label={t('rewards.prize')} />
      <Column<OddsRow> source="now" label={t('rewards.oddsNow')} isNumber />
      <Column<OddsRow> source="next" label={t('rewards.oddsNext')} isNumber />
    </Table>
  )
}
