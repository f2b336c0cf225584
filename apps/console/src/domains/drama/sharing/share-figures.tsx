import { formatCount } from '@cliffhanger/i18n/format/numbers.ts'
import { barHeights } from '@cliffhanger/rules/bar-heights.ts'
import { useState } from 'react'
import { Loading, useGetList } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { DayBars } from '../../../ui/day-bars.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { type Period, PeriodChoice } from '../../../ui/inputs/period-choice.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Section } from '../../../ui/section.tsx'
import { Column, Table } from '../../../ui/table.tsx'
import type { ShownShareDay } from './sharing-sources.ts'

const most = { page: 1, perPage: 100 } as const

/** Who came to a drama by shared links, and who registered by them: a picture, and the same as a table. */
export const ShareFigures = ({ dramaId }: { readonly dramaId: number }) => {
  const t = useTexts()
  const [days, setDays] = useState<Period>(30)
  const { data, error, refetch } = useGetList<ShownShareDay>('drama-shares', {
    pagination: most,
    filter: { id: dramaId, days },
  })
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  const [newest] = data ?? []
  if (!data || !newest) return <Loading />
  const oldestFirst = data.toReversed()
  const heights = barHeights(oldestFirst.flatMap((day) => [BigInt(day.visits), BigInt(day.new_members)]))
  const [visits, members] = [t('sharing.visits'), t('sharing.newMembers')]
  const shown = (count: number): string => formatCount(count, currentLanguage())
  return (
    <>
      <Section
        title={t('sharing.figures')}
        explanation={t('sharing.figuresHint')}
        actions={<PeriodChoice days={days} onChoose={setDays} />}
      >
        <Facts
          rows={[
            [t('sharing.links'), shown(newest.links)],
            [visits, shown(newest.all_visits)],
            [members, shown(newest.all_new_members)],
          ]}
        />
        <DayBars
          label={t('sharing.picture')}
          names={[visits, members]}
          days={oldestFirst.map(({ day, visits: came, new_members }, index) => ({
            day,
            words: `${day}: ${visits} ${came}, ${members} ${new_members}`,
            heights: [heights[index * 2] ?? 0, heights[index * 2 + 1] ?? 0],
          }))}
        />
      </Section>
      <Section title={t('walletFinance.table')}>
        <Table rows={data}>
          <Column<ShownShareDay> source="day" label={t('walletFinance.day')} />
          <Column<ShownShareDay> source="visits" label={visits} isNumber />
          <Column<ShownShareDay> source="new_members" label={members} isNumber />
        </Table>
      </Section>
    </>
  )
}
