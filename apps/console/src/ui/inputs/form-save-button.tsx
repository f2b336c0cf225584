import type { ReactElement } from 'react'
import { SaveButton } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useTexts } from '../../platform/texts.ts'

interface FormSaveButtonProps {
  /** Another icon than the usual one; an empty element for none. */
  readonly icon?: ReactElement
}

/** Saves the form around it, also where nothing was typed yet, so that it names what is missing; never twice at once. */
export const FormSaveButton = ({ icon }: FormSaveButtonProps) => {
  const t = useTexts()
  const { isSubmitting } = useFormState()
  return <SaveButton label={t('shell.save')} alwaysEnable={!isSubmitting} {...(icon && { icon })} />
}
