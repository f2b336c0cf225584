import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { useIsDesktop } from '../../../platform/appearance/desktop.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { DramaGrid, DramaGridSkeleton } from './drama-grid.tsx'
import { Section } from './section.tsx'
import { wholeRows } from './whole-rows.ts'

interface LatestSectionProps {
  readonly section: HomeSection
  /** The section stands at the top of the page, where covers are seen at once. */
  readonly isFirst: boolean
}

/** The newest dramas, in whole rows. Nothing where they cannot be had: the feed below tells why. */
export const LatestSection = ({ section, isFirst }: LatestSectionProps) => {
  const columns = useIsDesktop() ? 6 : 3
  const { data, isPending } = useCall(dramaCalls.listTheater, { limit: Math.max(1, section.limit) })
  if (!isPending && !data?.list.length) return null
  const dramas = data && data.list.slice(0, wholeRows(data.list.length, columns))
  return (
    <Section title={section.title} more={hrefTo('home', { section: section.code })}>
      {dramas ? (
        <DramaGrid dramas={dramas} columns={columns} eager={isFirst ? columns : 0} />
      ) : (
        <DramaGridSkeleton columns={columns} count={columns} />
      )}
    </Section>
  )
}
