import { discoverCalls } from '@cliffhanger/contract/drama/discover-calls.ts'
import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { DramaGrid, DramaGridSkeleton } from './drama-grid.tsx'
import { Section } from './section.tsx'
import { wholeRows } from './whole-rows.ts'

/** What the member might like. Nothing where it cannot be had: the feed below tells why. */
export const RecommendedSection = ({ section }: { readonly section: HomeSection }) => {
  const columns = useIsDesktop() ? 6 : 3
  const { data, isPending } = useCall(discoverCalls.listRecommended, { limit: Math.max(1, section.limit) })
  if (!isPending && !data?.list.length) return null
  return (
    <Section title={section.title} more={hrefTo('home', { section: section.code })}>
      {data ? (
        <DramaGrid dramas={data.list.slice(0, wholeRows(data.list.length, columns))} columns={columns} />
      ) : (
        <DramaGridSkeleton columns={columns} count={columns} />
      )}
    </Section>
  )
}
