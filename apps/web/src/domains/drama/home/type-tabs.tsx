import { dramaCalls } from '@cliffhanger/contract/drama/calls.ts'
import { useCall } from '../../../platform/server/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'

interface TypeTabsProps {
  /** Category; 0 = all. */
  readonly typeId: number
  readonly onType: (typeId: number) => void
}

/** The categories of dramas; nothing where there is but one. */
export const TypeTabs = ({ typeId, onType }: TypeTabsProps) => {
  const t = useTexts()
  const { data } = useCall(dramaCalls.listHomeTypes, {})
  if (!data || data.list.length < 2) return null
  const tabs = data.list.map(({ id, name }) => ({ value: id, label: name }))
  return <Tabs label={t('drama.categories')} tabs={tabs} value={typeId} onChange={onType} />
}
