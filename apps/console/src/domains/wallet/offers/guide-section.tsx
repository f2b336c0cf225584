import type { CallData } from '@cliffhanger/contract/call.ts'
import { channelOperatorCalls } from '@cliffhanger/contract/payments/operator-channel-calls.ts'
import { type ClientLanguage, clientLanguages, languageNames } from '@cliffhanger/i18n/languages.ts'
import { Button, Stack, TextField } from '@mui/material'
import { useState } from 'react'
import { Loading, useGetOne } from 'react-admin'
import { callServer } from '../../../platform/server.ts'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { useMayDo } from '../../../platform/use-may-do.ts'
import { useConfirmAction } from '../../../ui/dialogs/confirm-action.tsx'
import { LanguageChoice } from '../../../ui/inputs/language-choice.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Section } from '../../../ui/section.tsx'
import { guideId } from './guide-id.ts'

type Guide = CallData<typeof channelOperatorCalls.getGuide>['guide'] & { readonly id: number }

interface GuideSectionProps {
  /** The channel it explains; 0: how to recharge in general. */
  readonly platformId: number
  readonly title: string
}

/** How members are told to pay, one language at a time. */
export const GuideSection = ({ platformId, title }: GuideSectionProps) => {
  const t = useTexts()
  const [language, setLanguage] = useState<ClientLanguage>(currentLanguage)
  const id = guideId(platformId, language)
  const { data: guide, error, refetch } = useGetOne<Guide>('recharge-guides', { id }, { refetchOnWindowFocus: false })
  return (
    <Section title={`${title}: ${t('walletOffers.guide')}`} explanation={t('walletOffers.guideHint')}>
      <LanguageChoice languages={clientLanguages} language={language} onChange={setLanguage} />
      {error && !guide && <LoadFailure error={error} onRetry={refetch} />}
      {!error && !guide && <Loading />}
      {guide && <GuideEditor key={id} platformId={platformId} language={language} stored={guide} />}
    </Section>
  )
}

interface GuideEditorProps {
  readonly platformId: number
  readonly language: ClientLanguage
  readonly stored: Guide
}

const longest = { title: 60, summary: 2000, content: 20_000 } as const

const GuideEditor = ({ platformId, language, stored }: GuideEditorProps) => {
  const t = useTexts()
  const confirmAction = useConfirmAction()
  const mayWrite = useMayDo()('finance.write')
  const [written, setWritten] = useState({ title: stored.title, summary: stored.summary, content: stored.content })
  const names = Object.keys(longest) as (keyof typeof longest)[]
  const isChanged = names.some((name) => written[name] !== stored[name])
  const labels = {
    title: t('platform.title'),
    summary: t('walletOffers.guideSummary'),
    content: t('walletOffers.guideContent'),
  }
  const save = (): void =>
    confirmAction({
      title: t('walletOffers.saveGuide', { language: languageNames[language] }),
      action: t('shell.save'),
      run: (reason) =>
        callServer(channelOperatorCalls.saveGuide, {
          ...written,
          image_keys: stored.image_keys,
          platform_id: platformId,
          language,
          reason,
        }),
    })
  return (
    <Stack spacing={2} sx={{ maxWidth: 860 }}>
      {names.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          value={written[name]}
          onChange={({ target }) => setWritten({ ...written, [name]: target.value })}
          disabled={!mayWrite}
          multiline={name !== 'title'}
          {...(name === 'content' && { minRows: 6, maxRows: 20, helperText: t('walletOffers.guideContentHint') })}
          {...(name === 'summary' && { minRows: 2, helperText: t('walletOffers.guideSummaryHint') })}
          slotProps={{ htmlInput: { maxLength: longest[name] } }}
        />
      ))}
      {mayWrite && (
        <Stack direction="row">
          <Button variant="contained" onClick={save} disabled={!isChanged}>
            {t('shell.save')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
