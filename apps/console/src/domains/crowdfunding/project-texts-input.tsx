import type { ClientLanguage } from '@cliffhanger/i18n/languages.ts'
import { maxLength, TextInput, useRecordContext } from 'react-admin'
import { currentLanguage, useTexts } from '../../platform/texts.ts'
import { LanguageTabs } from '../../ui/inputs/language-tabs.tsx'
import { Locked } from '../../ui/locked.tsx'
import { RichTextInput } from '../../ui/rich-text/rich-text-input.tsx'
import { type ProjectFormValues, type TypedTexts, writtenProjectTexts } from './project-form-values.ts'

/** Title, introduction, rights and risk once per language. What contracts name stays once the project is open; other languages can be added. */
export const ProjectTextsInput = () => {
  const t = useTexts()
  const project = useRecordContext<Partial<ProjectFormValues>>()
  const isOpened = project?.stage !== undefined && project.stage !== 'draft'
  return (
    <LanguageTabs label={t('crowdfunding.texts')} first={currentLanguage()}>
      {(language) => <TextInputs language={language} isFixed={isOpened && project?.texts?.[language] !== undefined} />}
    </LanguageTabs>
  )
}

interface TextInputsProps {
  readonly language: ClientLanguage
  readonly isFixed: boolean
}

const TextInputs = ({ language, isFixed }: TextInputsProps) => {
  const t = useTexts()
  const problem = (_text: unknown, { texts }: { readonly texts?: TypedTexts }): string | undefined => {
    const written = writtenProjectTexts(texts)
    if (Object.keys(written).length === 0) return t('crowdfunding.titleMissing')
    const text = written[language]
    return text && (text.title === '' || text.risk.trim() === '') ? t('crowdfunding.textIncomplete') : undefined
  }
  const formatted = (part: 'intro' | 'rights' | 'risk') => (
    <RichTextInput
      source={`texts.${language}.${part}`}
      label={t(`crowdfunding.${part}`)}
      help={t('crowdfunding.textHint')}
      validate={part === 'risk' ? [problem, maxLength(50_000)] : maxLength(50_000)}
      isDisabled={isFixed && part !== 'intro'}
      minHeight={96}
    />
  )
  return (
    <>
      <Locked isLocked={isFixed}>
        <TextInput
          source={`texts.${language}.title`}
          label={t('crowdfunding.title')}
          validate={[problem, maxLength(100)]}
          helperText={false}
        />
      </Locked>
      {formatted('intro')}
      {formatted('rights')}
      {formatted('risk')}
    </>
  )
}
