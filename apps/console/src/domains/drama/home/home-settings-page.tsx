import type { HomeSettings } from '@cliffhanger/contract/drama/home-settings.ts'
import { discoverOperatorCalls } from '@cliffhanger/contract/drama/operator-discover-calls.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Typography } from '@mui/material'
import {
  ArrayInput,
  FormDataConsumer,
  Loading,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SimpleFormIterator,
  TextInput,
  Title,
  useGetOne,
} from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { PictureInput } from '../../../ui/inputs/picture-input.tsx'
import { SettingsForm } from '../../../ui/inputs/settings-form.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { tidyHome } from './tidy-home.ts'

interface Stored {
  readonly id: number
  readonly version: number
  readonly settings: HomeSettings
}

const names = {
  sections: 'discover.sections',
  hot_search: 'discover.hotSearch',
  search_placeholder: 'discover.search',
  float_entries: 'discover.floats',
  guide_desktop: 'discover.guideDesktop',
} as const satisfies Record<keyof HomeSettings, string>

/** Sections of the home page in their order, search words, floating entries. */
export const HomeSettingsPage = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('content.write')
  const { data: stored, error, refetch } = useGetOne<Stored>('home', { id: 1 }, { refetchOnWindowFocus: false })
  if (error && !stored) return <LoadFailure error={error} onRetry={refetch} />
  if (!stored) return <Loading />
  return (
    <>
      <Title title={t('discover.home')} />
      <SettingsForm<HomeSettings>
        key={stored.version}
        stored={stored}
        groups={[
          { title: t('discover.sections'), names: ['sections'] },
          { title: t('discover.search'), names: ['hot_search', 'search_placeholder'] },
          { title: t('discover.floats'), names: ['float_entries'] },
          { title: t('discover.other'), names: ['guide_desktop'] },
        ]}
        nameOf={(name) => t(names[name])}
        renderInput={(name) => <HomeInput key={name} name={name} isDisabled={!mayWrite} />}
        mayWrite={mayWrite}
        tidy={tidyHome}
        save={(version, changes, reason) =>
          callServer(discoverOperatorCalls.setHomeSettings, {
            version,
            settings: tidyHome({ ...stored.settings, ...changes }),
            reason,
          }).then(() => 'saved' as const)
        }
        onReload={refetch}
      />
    </>
  )
}

interface HomeInputProps {
  readonly name: keyof HomeSettings
  readonly isDisabled: boolean
}

const HomeInput = ({ name, isDisabled }: HomeInputProps) => {
  const t = useTexts()
  switch (name) {
    case 'sections':
      return <SectionsInput isDisabled={isDisabled} />
    case 'hot_search':
      return (
        <TextInput
          source="hot_search"
          label={t('discover.hotSearch')}
          helperText={t('discover.hotSearchHint')}
          multiline
          minRows={3}
          disabled={isDisabled}
          format={(words: readonly string[] | null) => (words ?? []).join('\n')}
          parse={(text: string) => text.split('\n')}
        />
      )
    case 'search_placeholder':
      return clientLanguages.map((language) => (
        <TextInput
          key={language}
          source={`search_placeholder.${language}`}
          label={t('discover.placeholder', { language: languageNames[language] })}
          validate={maxLength(60)}
          disabled={isDisabled}
          helperText={false}
        />
      ))
    case 'float_entries':
      return <FloatsInput isDisabled={isDisabled} />
    case 'guide_desktop':
      return <FlagInput source="guide_desktop" label={t('discover.guideDesktop')} isDisabled={isDisabled} />
  }
}

type Section = HomeSettings['sections'][number]

/** Titles stand two by two below the rest, wide enough that their labels tell the language. */
const wrapped = {
  '& .RaSimpleFormIterator-form': { flexWrap: 'wrap' },
  '& .MuiTextField-root': { width: 'calc(50% - 1em)' },
  '& .MuiFormControlLabel-label': { whiteSpace: 'nowrap' },
}

const SectionsInput = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const t = useTexts()
  return (
    <ArrayInput source="sections" label={false} helperText={t('discover.sectionsHint')}>
      <SimpleFormIterator inline disableAdd disableRemove disableClear disableReordering={isDisabled} sx={wrapped}>
        <FormDataConsumer<{ sections: Section[] }>>
          {({ scopedFormData }) => {
            const code = (scopedFormData as Section | undefined)?.code
            return <Typography sx={{ minWidth: 150, pt: 2 }}>{code && t(`discover.${code}`)}</Typography>
          }}
        </FormDataConsumer>
        <FlagInput source="is_show" label={t('discover.isShown')} isDisabled={isDisabled} />
        <NumberInput
          source="limit"
          label={t('discover.limit')}
          validate={[required(), minValue(1), maxValue(50)]}
          disabled={isDisabled}
          helperText={false}
        />
        {clientLanguages.map((language) => (
          <TextInput
            key={language}
            source={`titles.${language}`}
            label={t('discover.titleIn', { language: languageNames[language] })}
            validate={maxLength(60)}
            disabled={isDisabled}
            helperText={t('discover.titleHint')}
          />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  )
}

const FloatsInput = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const t = useTexts()
  return (
    <ArrayInput source="float_entries" label={false} helperText={t('discover.floatsHint')} validate={maxLength(5)}>
      <SimpleFormIterator inline disableClear>
        <FormDataConsumer>
          {({ scopedFormData }) => (
            <PictureInput
              source="icon"
              label={t('discover.icon')}
              current={(scopedFormData as { address?: string } | undefined)?.address ?? ''}
              size={[56, 56]}
              isRequired
            />
          )}
        </FormDataConsumer>
        <TextInput
          source="link"
          label={t('discover.link')}
          validate={[required(), maxLength(300)]}
          disabled={isDisabled}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
