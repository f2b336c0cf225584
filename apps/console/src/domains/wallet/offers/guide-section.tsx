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
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
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
      {guide && <GuideEditor key={keyOf(id, guide)} platformId={platformId} language={language} stored={guide} />}
    </Section>
  )
}

/** What the server made of a saved guide is opened anew: it may have taken something out. */
const keyOf = (id: number, { title, summary, content }: Guide): string => [id, title, summary, content].join('\n')

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
  const isTooLong = names.some((name) => written[name].length > longest[name])
  const write = (part: Partial<typeof written>): void => setWritten({ ...written, ...part })
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
      <TextField
        label={t('platform.title')}
        value={written.title}
        onChange={({ target }) => write({ title: target.value })}
        disabled={!mayWrite}
        slotProps={{ htmlInput: { maxLength: longest.title } }}
      />
      <RichTextField
        label={t('walletOffers.guideSummary')}
        help={t('walletOffers.guideSummaryHint')}
        value={written.summary}
        onChange={(summary) => write({ summary })}
        isWrong={written.summary.length > longest.summary}
        isDisabled={!mayWrite}
        minHeight={72}
      />
      <RichTextField
        label={t('walletOffers.guideContent')}
        help={t('walletOffers.guideContentHint')}
        value={written.content}
        onChange={(content) => write({ content })}
        isWrong={written.content.length > longest.content}
        isDisabled={!mayWrite}
      />
      {mayWrite && (
        <Stack direction="row">
          <Button variant="contained" onClick={save} disabled={!isChanged || isTooLong}>
            {t('shell.save')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}
