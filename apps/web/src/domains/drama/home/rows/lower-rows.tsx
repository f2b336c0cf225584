import type { HomeSection } from '@cliffhanger/contract/drama/schemas.ts'
import { formatList } from '@cliffhanger/i18n/format/lists.ts'
import { hrefTo } from '../../../../platform/navigation/paths.ts'
import { type Translate, useLanguage, useTexts } from '../../../../platform/texts.ts'
import { DramaGrid } from '../drama-grid.tsx'
import { Section } from '../section.tsx'
import { AllDramas } from './all-dramas.tsx'
import type { Reason } from './personal-rows.ts'
import { RowPlace } from './row-place.tsx'
import type { GridColumns } from './use-home-rows.ts'
import { usePersonalRows } from './use-personal-rows.ts'

interface LowerRowsProps {
  readonly section: HomeSection
  /** The section of recommendations, where home shows one. */
  readonly recommended: HomeSection | undefined
  /** What the upper sections show; undefined while that is not known. */
  readonly shown: ReadonlySet<number> | undefined
  /** What stands right above the recommendations. */
  readonly near: ReadonlySet<number>
  readonly columns: GridColumns
}

const nothing: ReadonlySet<number> = new Set()

/** What is recommended to the member, row by row with its reason, or every drama that stands nowhere else on the page. */
export const LowerRows = ({ section, recommended, shown, near, columns }: LowerRowsProps) => {
  const t = useTexts()
  const language = useLanguage()
  const rows = usePersonalRows({ section: recommended, shown: shown ?? nothing, near, columns })
  if (!shown || !rows) return <RowPlace />
  if (section.code === 'all') {
    const above = new Set([...shown, ...rows.flatMap(({ dramas }) => dramas.map(({ id }) => id))])
    return <AllDramas section={section} above={above} />
  }
  return rows.map(({ reason, dramas }) => {
    const title = titleOf(reason, section, (names) => formatList(names, language), t)
    return (
      <Section key={title} title={title} {...moreOf(reason)}>
        <DramaGrid dramas={dramas} columns={columns} isStrip />
      </Section>
    )
  })
}

const titleOf = (
  reason: Reason,
  section: HomeSection,
  join: (names: readonly string[]) => string,
  t: Translate,
): string => {
  switch (reason.kind) {
    case 'watched':
      return t('discover.becauseWatched', { title: reason.title })
    case 'likes':
      return t('discover.becauseLikes', { genres: join(reason.types.map(({ name }) => name)) })
    case 'finished':
      return t('discover.finishedRow')
    case 'recommended':
      return section.title
  }
}

/** Where more of it is. */
const moreOf = (reason: Reason): { readonly more?: string } => {
  if (reason.kind === 'recommended') return { more: hrefTo('home', { section: 'recommended' }) }
  const [only, another] = reason.kind === 'likes' ? reason.types : []
  return only && !another ? { more: hrefTo('home', { type: only.id }) } : {}
}
