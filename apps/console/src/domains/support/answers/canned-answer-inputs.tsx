import { type CannedAnswer, longestAnswer } from '@cliffhanger/contract/support/operator-schemas.ts'
import { languageNames } from '@cliffhanger/i18n/languages.ts'
import { maxLength, required, TextInput } from 'react-admin'
import { currentLanguage, useTexts } from '../../../platform/texts.ts'
import { LanguageTabs } from '../../../ui/inputs/language-tabs.tsx'
import { writtenShortTexts } from '../../../ui/short-texts.ts'

/** Title and text of an answer; what one language lacks another one says. */
export const CannedAnswerInputs = () => {
  const t = useTexts()
  const missing = (_text: unknown, { texts }: Partial<Pick<CannedAnswer, 'texts'>>) =>
    Object.keys(writtenShortTexts(texts)).length === 0 ? t('supportTools.textMissing') : undefined
  return (
    <>
      <TextInput
        source="title"
        label={t('supportTools.answerTitle')}
        helperText={t('supportTools.answerTitleHint')}
        validate={[required(), maxLength(60)]}
      />
      <LanguageTabs label={t('supportTools.languages')} first={currentLanguage()}>
        {(language) => (
          <TextInput
            source={`texts.${language}`}
            label={t('supportTools.answerText', { language: languageNames[language] })}
            multiline
            minRows={4}
            validate={[maxLength(longestAnswer), missing]}
            helperText={false}
          />
        )}
      </LanguageTabs>
    </>
  )
}
