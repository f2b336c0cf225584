import type { HomeSection, VideoCard } from '@cliffhanger/contract/drama/schemas.ts'
import { hrefTo } from '../../../platform/navigation/paths.ts'
import { DramaGrid, DramaGridSkeleton } from './drama-grid.tsx'
import type { GridColumns } from './rows/use-home-rows.ts'
import { Section } from './section.tsx'

interface GridSectionProps {
  readonly section: HomeSection
  /** Undefined while they are on their way. */
  readonly dramas: readonly VideoCard[] | undefined
  readonly columns: GridColumns
  /** The section stands at the top of the page, where covers are seen at once. */
  readonly isFirst: boolean
}

/** Dramas beside each other, such as the newest; nothing where there are none. */
export const GridSection = ({ section, dramas, columns, isFirst }: GridSectionProps) =>
  dramas?.length !== 0 && (
    <Section title={section.title} more={hrefTo('home', { section: section.code })}>
      {dramas ? (
        <DramaGrid dramas={dramas} columns={columns} eager={isFirst ? columns : 0} />
      ) : (
        <DramaGridSkeleton columns={columns} count={columns} />
      )}
    </Section>
  )
