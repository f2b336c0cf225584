import type { WrittenDiscoverEntry } from '@cliffhanger/contract/stars/operator-schemas.ts'
import { isDiscoverLink } from '@cliffhanger/rules/stars/discover-link.ts'
import { maxLength, required, SelectInput, TextInput, useRecordContext } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { LanguageTabs } from '../../ui/inputs/language-tabs.tsx'
import { PictureInput } from '../../ui/inputs/picture-input.tsx'
import { SortInput } from '../../ui/inputs/sort-input.tsx'
import { writtenShortTexts } from '../../ui/short-texts.ts'

type Form = Partial<Pick<WrittenDiscoverEntry, 'titles' | 'link_type'>>

/** What an operator writes of an entry. */
export const DiscoverInputs = () => {
  const t = useTexts()
  const entry = useRecordContext<WrittenDiscoverEntry>()
  const missing = (_title: unknown, { titles }: Form) =>
    Object.keys(writtenShortTexts(titles)).length === 0 ? t('stars.nameMissing') : undefined
  const leadsNowhere = (link: unknown, { link_type: type = 'page' }: Form) => {
    if (typeof link === 'string' && isDiscoverLink(type, link.trim())) return undefined
    return t(type === 'page' ? 'stars.pageWrong' : 'stars.urlWrong')
  }
  return (
    <>
      <PictureInput source="icon_key" label={t('stars.icon')} current={entry?.icon ?? ''} size={[96, 96]} isRequired />
      <LanguageTabs label={t('stars.entryTexts')} first={currentLanguage()}>
        {(language) => (
          <>
            <TextInput
              source={`titles.${language}`}
              label={t('stars.title')}
              validate={[maxLength(60), missing]}
              helperText={false}
            />
            <TextInput
              source={`badges.${language}`}
              label={t('stars.badge')}
              helperText={t('stars.badgeHint')}
              validate={maxLength(12)}
            />
          </>
        )}
      </LanguageTabs>
      <SelectInput
        source="link_type"
        label={t('stars.linkType')}
        choices={[
          { id: 'page', name: t('stars.linkPage') },
          { id: 'url', name: t('stars.linkUrl') },
        ]}
        defaultValue="page"
        validate={required()}
        helperText={false}
      />
      <TextInput
        source="link"
        label={t('stars.link')}
        helperText={t('stars.linkHint')}
        validate={[required(), maxLength(300), leadsNowhere]}
      />
      <SortInput />
      <FlagInput source="is_open" label={t('stars.isShown')} starts={1} />
    </>
  )
}
