import type { CallData } from '@cliffhanger/contract/call.ts'
import { textOperatorCalls } from '@cliffhanger/contract/session/operator-text-calls.ts'
import { shippedAgreement } from '@cliffhanger/i18n/agreements.ts'
import { type Language, languageNames, languages } from '@cliffhanger/i18n/languages.ts'
import { Box, Button, MenuItem, Paper, Stack, Tab, Tabs, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Loading, Title, useGetList } from 'react-admin'
import { callServer } from '../../platform/server.ts'
import { currentLanguage, type Texts, useTexts } from '../../platform/texts.ts'
import { useMayDo } from '../../platform/use-may-do.ts'
import { useConfirmAction } from '../../ui/dialogs/confirm-action.tsx'
import { HtmlPreview } from '../../ui/html-preview.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { Time } from '../../ui/time.tsx'

type Agreement = Omit<CallData<typeof textOperatorCalls.listAgreements>['list'][number], 'id'> & {
  readonly id: string
}

const types = [0, 1, 2, 3, 4, 5, 6] as const

const typeName = (t: Texts, type: number): string => {
  if (type === 0) return t('platform.agreementUser')
  if (type === 1) return t('platform.agreementPrivacy')
  return t('platform.agreementOther', { number: type })
}

/** The legal texts, one per kind and language. */
export const AgreementsPage = () => {
  const t = useTexts()
  const [type, setType] = useState(0)
  const [language, setLanguage] = useState<Language>(currentLanguage)
  const { data, error, refetch } = useGetList<Agreement>('agreements')
  if (error && !data) return <LoadFailure error={error} onRetry={refetch} />
  if (!data) return <Loading />
  const stored = data.find((agreement) => agreement.type === type && agreement.language === language)
  return (
    <Box sx={{ pt: 4, pb: 2 }}>
      <Title title={t('platform.agreements')} />
      <Stack direction="row" spacing={2} sx={{ mb: 2, alignItems: 'center' }}>
        <TextField
          select
          label={t('platform.agreement')}
          value={type}
          onChange={(event) => setType(Number(event.target.value))}
          sx={{ width: 280, flexShrink: 0 }}
        >
          {types.map((value) => (
            <MenuItem key={value} value={value}>
              {typeName(t, value)}
            </MenuItem>
          ))}
        </TextField>
        <Tabs
          variant="scrollable"
          value={language}
          onChange={(_, next: Language) => setLanguage(next)}
          aria-label={t('shell.language')}
        >
          {languages.map((value) => (
            <Tab key={value} value={value} label={languageNames[value]} />
          ))}
        </Tabs>
      </Stack>
      <AgreementEditor
        key={`${type} ${language} ${stored?.update_time ?? 0}`}
        type={type}
        language={language}
        stored={stored}
      />
    </Box>
  )
}

/** As many characters of HTML the server takes. */
const longestContent = 100_000

interface AgreementEditorProps {
  readonly type: number
  readonly language: Language
  readonly stored: Agreement | undefined
}

const AgreementEditor = ({ type, language, stored }: AgreementEditorProps) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayWrite = useMayDo()('content.write')
  const current = stored ?? shippedAgreement(language, type)
  const [title, setTitle] = useState(current?.title ?? '')
  const [content, setContent] = useState(current?.content ?? '')
  const isChanged = title !== (current?.title ?? '') || content !== (current?.content ?? '')
  const isComplete = title.trim() !== '' && content.trim() !== '' && content.length <= longestContent

  const save = (): void =>
    confirmAction({
      title: t('platform.saveAgreement', { name: typeName(t, type), language: languageNames[language] }),
      explanation: t('platform.saveAgreementHint'),
      action: t('shell.save'),
      run: (reason) => callServer(textOperatorCalls.saveAgreement, { type, language, title, content, reason }),
    })

  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'stretch' }}>
      <Paper sx={{ flex: 1, p: 3, minWidth: 0 }}>
        <Stack spacing={2}>
          <TextField
            label={t('platform.title')}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            disabled={!mayWrite}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <RichTextField
            label={t('platform.text')}
            help={t('platform.textHint')}
            value={content}
            onChange={setContent}
            isWrong={content.length > longestContent}
            isDisabled={!mayWrite}
            minHeight={360}
            maxHeight={560}
          />
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            {mayWrite && (
              <Button variant="contained" onClick={save} disabled={!isChanged || !isComplete}>
                {t('shell.save')}
              </Button>
            )}
            <Typography variant="body2" color="textSecondary">
              {stored ? (
                <>
                  {t('platform.lastChanged')} <Time seconds={stored.update_time} />
                </>
              ) : (
                t('platform.notWritten')
              )}
            </Typography>
          </Stack>
        </Stack>
      </Paper>
      <Paper sx={{ flex: 1, minWidth: 0, overflow: 'hidden', display: 'flex', flexDirection: 'column' }}>
        <Typography sx={{ px: 3, pt: 3 }} color="textSecondary" variant="body2">
          {t('platform.preview')}
        </Typography>
        <HtmlPreview title={title} html={content} minHeight={480} />
      </Paper>
    </Stack>
  )
}
