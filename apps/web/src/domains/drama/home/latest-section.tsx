import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { useCall } from '../../../platform/queries.ts'
import { DramaGrid, DramaGridSkeleton } from './drama-grid.tsx'
import { Section } from './section.tsx'

interface LatestSectionProps {
  readonly section: HomeSection
  /** The section stands at the top of the page, where covers are seen at once. */
  readonly isFirst: boolean
}

/** The newest dramas, three beside each other. Nothing where they cannot be had: the feed below tells why. */
export const LatestSection = ({ section, isFirst }: LatestSectionProps) => {
  const { data, isPending } = useCall(dramaCalls.listTheater, { limit: Math.max(1, section.limit) })
  if (!isPending && !data?.list.length) return null
  return (
    <Section title={section.title}>
      {data ? (
        <DramaGrid dramas={data.list} columns={3} eager={isFirst ? 3 : 0} />
      ) : (
        <DramaGridSkeleton columns={3} count={3} />
      )}
    </Section>
  )
}
