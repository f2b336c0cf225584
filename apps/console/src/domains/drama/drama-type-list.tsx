import { clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Button } from '@mui/material'
import { useState } from 'react'
import { maxLength, NumberInput, required, TextInput, TopToolbar } from 'react-admin'
import { useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { CreateDialog } from '../../ui/create-dialog.tsx'
import { ListPage } from '../../ui/list-page.tsx'
import { Column, Table } from '../../ui/table.tsx'

interface DramaType {
  readonly id: number
  readonly names: Readonly<Record<string, string>>
  readonly sort: number
}

/** Categories of dramas, in the order of the home page. */
export const DramaTypeList = () => {
  const t = useTexts()
  const mayWrite = useMayDo()('content.write')
  const [isOpen, setOpen] = useState(false)
  const actions = (
    <TopToolbar>
      <Button variant="contained" size="small" onClick={() => setOpen(true)}>
        {t('drama.createType')}
      </Button>
    </TopToolbar>
  )
  return (
    <>
      <ListPage title={t('drama.types')} actions={mayWrite && actions}>
        <Table>
          <Column<DramaType> source="sort" label={t('drama.sort')} isNumber />
          {clientLanguages.map((language) => (
            <Column<DramaType> key={language} source="names" label={languageNames[language]}>
              {({ names }) => names[language] ?? '—'}
            </Column>
          ))}
        </Table>
      </ListPage>
      <CreateDialog title={t('drama.createType')} resource="drama-types" isOpen={isOpen} onClose={() => setOpen(false)}>
        {clientLanguages.map((language) => (
          <TextInput
            key={language}
            source={`names.${language}`}
            label={languageNames[language]}
            validate={maxLength(60)}
            helperText={false}
          />
        ))}
        <NumberInput
          source="sort"
          label={t('drama.sort')}
          helperText={t('drama.sortHint')}
          defaultValue={10}
          validate={required()}
        />
      </CreateDialog>
    </>
  )
}
