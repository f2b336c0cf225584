import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { DramaGrid, DramaGridSkeleton } from '../home/drama-grid.tsx'
import { Section } from '../home/section.tsx'

/** Covers in a row at most: on a phone they are half as many, so that rows are whole on both. */
const columns = 6
const most = 12

interface PopularDramasProps {
  /** They are on the page already. */
  readonly besides?: ReadonlySet<number>
}

/** What is watched most, in whole rows; nothing where it cannot be had. */
export const PopularDramas = ({ besides }: PopularDramasProps) => {
  const t = useTexts()
  const { data, isPending } = useCall(discoverCalls.listAllVideos, { sort: 'hot', limit: most })
  const list = data?.list.filter(({ id }) => !besides?.has(id)) ?? []
  if (!isPending && list.length === 0) return null
  const shown = list.slice(0, Math.max(columns, list.length - (list.length % columns)))
  return (
    <Section title={t('discover.popular')} more={hrefTo('home', { section: 'all' })}>
      {isPending ? <DramaGridSkeleton columns={3} count={columns} /> : <DramaGrid dramas={shown} columns={3} />}
    </Section>
  )
}
