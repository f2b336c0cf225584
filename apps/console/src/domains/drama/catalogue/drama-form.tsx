import type { DramaForm as DramaFormValues } from '@cliffhanger/contract/drama/operator-schemas.ts'
import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Box, Stack } from '@mui/material'
import {
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useGetList,
  useRecordContext,
} from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { FlagInput } from '../../../ui/inputs/flag-input.tsx'
import { FormSaveButton } from '../../../ui/inputs/form-save-button.tsx'
import { LanguageTabs } from '../../../ui/inputs/language-tabs.tsx'
import { PictureInput } from '../../../ui/inputs/picture-input.tsx'
import { Locked } from '../../../ui/locked.tsx'
import { shownText } from '../../../ui/short-texts.ts'

const thisYear = new Date().getFullYear()

interface DramaType {
  readonly id: number
  readonly names: Readonly<Record<string, string>>
}

/** What is written about a drama: texts per language at the left, pictures and facts at the right. */
export const DramaForm = () => {
  const t = useTexts()
  const drama = useRecordContext<{ cover: string; wide_cover: string; language: DramaFormValues['language'] }>()
  const isReadOnly = !useMayDo()('content.write')
  const { data: types = [] } = useGetList<DramaType>('drama-types')
  return (
    <SimpleForm
      toolbar={isReadOnly ? false : <FormToolbar />}
      mode="onBlur"
      reValidateMode="onBlur"
      sx={{ p: 3 }}
      warnWhenUnsavedChanges
    >
      <Stack direction="row" spacing={4} sx={{ width: '100%' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <LanguageTabs label={t('drama.texts')} first={drama?.language ?? currentLanguage()}>
            {(language) => (
              <Locked isLocked={isReadOnly}>
                <TextsOfLanguage language={language} />
              </Locked>
            )}
          </LanguageTabs>
          <Locked isLocked={isReadOnly}>
            <Stack direction="row" spacing={2} useFlexGap>
              <SelectInput
                disabled={isReadOnly}
                source="language"
                label={t('drama.language')}
                choices={clientLanguages.map((id) => ({ id, name: languageNames[id] }))}
                helperText={t('drama.languageHint')}
                defaultValue={currentLanguage()}
                validate={required()}
              />
              <SelectInput
                disabled={isReadOnly}
                source="type_id"
                label={t('drama.type')}
                choices={types.map(({ id, names }) => ({ id, name: shownText(names, currentLanguage()) }))}
                validate={required()}
              />
            </Stack>
            <Stack direction="row" spacing={2} useFlexGap>
              <NumberInput
                source="year"
                label={t('drama.year')}
                defaultValue={thisYear}
                validate={[required(), minValue(1900), maxValue(2200)]}
                format={plainNumber}
              />
              <TextInput
                source="area"
                label={t('drama.area')}
                defaultValue=""
                parse={saveText}
                validate={maxLength(40)}
                helperText={t('drama.areaHint')}
              />
              <NumberInput
                source="total_number"
                label={t('drama.totalNumber')}
                defaultValue={0}
                validate={[required(), minValue(0), maxValue(2000)]}
                helperText={t('drama.totalNumberHint')}
              />
            </Stack>
            <FlagInput source="is_end" label={t('drama.isEnd')} />
          </Locked>
        </Box>
        <Locked isLocked={isReadOnly}>
          <Stack spacing={3}>
            <PictureInput source="cover_key" label={t('drama.cover')} current={drama?.cover ?? ''} size={[200, 300]} />
            <PictureInput
              source="wide_cover_key"
              label={t('drama.wideCover')}
              current={drama?.wide_cover ?? ''}
              size={[200, 112]}
            />
          </Stack>
        </Locked>
      </Stack>
    </SimpleForm>
  )
}

const TextsOfLanguage = ({ language }: { readonly language: string }) => {
  const t = useTexts()
  return (
    <>
      <TextInput
        source={`texts.${language}.title`}
        label={t('drama.title')}
        parse={saveText}
        validate={[maxLength(60), titleOfMainLanguage(language, t('drama.titleMissing'))]}
      />
      <TextInput
        source={`texts.${language}.intro`}
        label={t('drama.intro')}
        parse={saveText}
        validate={maxLength(2000)}
        multiline
        minRows={4}
      />
      <TextInput
        source={`texts.${language}.tags`}
        label={t('drama.tags')}
        helperText={t('drama.tagsHint')}
        format={(tags: unknown) => (Array.isArray(tags) ? tags.join(', ') : (tags ?? ''))}
        parse={saveText}
      />
    </>
  )
}

const FormToolbar = () => (
  <Toolbar>
    <FormSaveButton />
  </Toolbar>
)

/** A drama has a title in its main language; the server says so too. */
const titleOfMainLanguage =
  (language: string, missing: string) => (title: string | undefined, values: Partial<DramaFormValues>) =>
    values.language === language && !title?.trim() ? missing : undefined

/** An emptied field stays a text; react-admin would make it null. */
const saveText = (text: string): string => text
/** A year has no separators. */
const plainNumber = (year: number | null | undefined): string => year?.toString() ?? ''
