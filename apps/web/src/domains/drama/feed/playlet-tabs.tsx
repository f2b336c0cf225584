import { useTexts } from '../../../platform/texts.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'

interface PlayletTabsProps {
  readonly value: 'feed' | 'theatre'
  /** Opens the other one. */
  readonly onChange: () => void
}

/** The two halves of the screen. */
export const PlayletTabs = ({ value, onChange }: PlayletTabsProps) => {
  const t = useTexts()
  return (
    <Tabs
      label={t('discover.short')}
      tabs={[
        { value: 'feed', label: t('drama.forYou') },
        { value: 'theatre', label: t('discover.theatre') },
      ]}
      value={value}
      onChange={(chosen) => chosen !== value && onChange()}
    />
  )
}
