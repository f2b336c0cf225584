import { type ClientLanguage, clientLanguages } from '@cliffhanger/i18n/languages.ts'
import { maxLength, TextInput } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { RichTextInput } from '../rich-text/rich-text-input.tsx'
import { LanguageTabs } from './language-tabs.tsx'

/** What is written in one language, as a form holds it. */
interface TypedText {
  readonly title?: string | null
  readonly summary?: string | null
  readonly content?: string | null
}
type TypedTexts = { readonly [Language in ClientLanguage]?: TypedText | null | undefined }
interface WrittenText {
  readonly title: string
  readonly summary: string
  readonly content: string
}

const textOf = ({ title, summary, content }: TypedText): WrittenText => ({
  title: (title ?? '').trim(),
  summary: (summary ?? '').trim(),
  content: content ?? '',
})

/** The languages somebody wrote something in. */
export const writtenTexts = (texts: TypedTexts | undefined): { [Language in ClientLanguage]?: WrittenText } =>
  Object.fromEntries(
    clientLanguages.flatMap((language) => {
      const text = textOf(texts?.[language] ?? {})
      return Object.values(text).some((part) => part !== '') ? [[language, text]] : []
    }),
  )

/** The title an operator reads: in the operator's language, else in any language that has one. */
export const titleIn = (
  texts: { readonly [Language in ClientLanguage]?: { readonly title: string } | undefined },
  language: string,
): string =>
  Object.entries(texts).find(([name]) => name === language)?.[1]?.title ??
  clientLanguages.map((each) => texts[each]?.title).find(Boolean) ??
  ''

interface HtmlTextsInputProps {
  /** Some things are told by a title and a text alone. */
  readonly hasSummary?: boolean
}

/** Title, summary and formatted text once per language. */
export const HtmlTextsInput = ({ hasSummary = true }: HtmlTextsInputProps) => {
  const t = useTexts()
  return (
    <LanguageTabs label={t('notices.texts')} first={currentLanguage()}>
      {(language) => <TextInputs language={language} hasSummary={hasSummary} />}
    </LanguageTabs>
  )
}

interface TextInputsProps {
  readonly language: ClientLanguage
  readonly hasSummary: boolean
}

const TextInputs = ({ language, hasSummary }: TextInputsProps) => {
  const t = useTexts()
  const titleProblem = (_title: unknown, { texts }: { readonly texts?: TypedTexts }) => {
    const written = writtenTexts(texts)
    if (Object.keys(written).length === 0) return t('notices.titleNeeded')
    return written[language]?.title === '' ? t('notices.titleOfText') : undefined
  }
  return (
    <>
      <TextInput
        source={`texts.${language}.title`}
        label={t('notices.title')}
        validate={[titleProblem, maxLength(100)]}
        helperText={false}
      />
      {hasSummary && (
        <TextInput
          source={`texts.${language}.summary`}
          label={t('notices.summary')}
          helperText={t('notices.summaryHint')}
          validate={maxLength(300)}
          multiline
        />
      )}
      <RichTextInput
        source={`texts.${language}.content`}
        label={t('notices.content')}
        help={t('notices.contentHint')}
        validate={maxLength(50_000)}
      />
    </>
  )
}
